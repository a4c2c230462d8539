import type { WritingData } from '../../data/writing.ts'
import type { CheckPages } from '../pages.ts'

export const writing: CheckPages<keyof WritingData> = {
  'missing-colon': {
    finds:
      'Строку ровно из двух слов, которая начинается с имени директивы и не содержит двоеточия: `Disallow /private`.',
    why: 'RFC 9309 требует двоеточие. Открытый парсер Google принимает за него пробел, поэтому Googlebot выполнит строку. Яндекс, `urllib.robotparser` в Python и все, кто читает строго по стандарту, её пропустят: для них адрес останется открытым.',
    ignore: 'Никогда: двоеточие ничего не стоит, и его понимают все.',
  },
}
