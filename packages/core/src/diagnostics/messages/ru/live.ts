import type { LiveData } from '../../data/live.ts'
import type { CheckMessages } from '../messages.ts'

const STAGE = {
  dns: 'имя не удалось разрешить',
  connect: 'соединиться не удалось',
  tls: 'защищённое соединение не установлено',
  timeout: 'ответ не пришёл вовремя',
  read: 'ответ оборвался или не был ответом',
  decode: 'ответ не удалось распаковать',
} as const

export const live: CheckMessages<keyof LiveData> = {
  'answered-403': {
    title: 'На запрос robots.txt пришёл ответ 401 или 403',
    message: ({ status, challenge }) =>
      `На наш запрос сервер ответил ${status}. Роботы, получившие такой ответ, считают, что файла нет, и весь сайт для них открыт. ${challenge ? 'Похоже на страницу защиты от ботов: роботам она может отвечать иначе.' : 'Роботам защитный экран может отвечать иначе.'}`,
  },
  'answered-429': {
    title: 'На запрос robots.txt пришёл ответ 429',
    message: ({ retryAfter }) =>
      `Сервер просит обращаться реже (429)${retryAfter === null ? '' : `, Retry-After: ${retryAfter}`}. Google считает это ошибкой сервера и прекращает обход; для других это значит, что файла нет.`,
  },
  'answered-5xx': {
    title: 'На запрос robots.txt пришла ошибка сервера',
    message: ({ status }) =>
      `Сервер ответил ${status}. Пока это так, весь сайт закрыт для Google и для всех, кто следует стандарту.`,
  },
  'not-answered': {
    title: 'robots.txt не удалось загрузить',
    message: ({ stage, code }) =>
      `Наш запрос не удался: ${STAGE[stage]}${code === '' ? '' : ` (\`${code}\`)`}. Если с роботами происходит то же, весь сайт закрыт для Google и для всех, кто следует стандарту.`,
  },
  'redirected-elsewhere': {
    title: 'robots.txt перенаправлен в другое место',
    message: ({ to, kind }) => {
      switch (kind) {
        case 'host':
          return `Запрос перенаправлен на другой хост, \`${to}\`. Правила оттуда действуют для этого сайта.`
        case 'path':
          return `Запрос перенаправлен на \`${to}\`. То, что там лежит, считается файлом robots.txt этого сайта.`
        case 'insecure':
          return `Запрос перенаправлен с https на \`${to}\`, где ответ могут подменить по дороге.`
      }
    },
  },
  'wrong-content-type': {
    title: 'robots.txt приходит с неверным типом',
    message: ({ type, problem }) => {
      switch (problem) {
        case 'type':
          return `Файл приходит как \`${type}\`, а не \`text/plain\`. Google его всё равно прочитает, а для Яндекса сайт может оказаться открытым.`
        case 'missing':
          return 'Файл приходит без Content-Type; должно быть `text/plain`.'
        case 'charset':
          return `В \`${type}\` названа кодировка, которой не существует. Файл всё равно читают как UTF-8.`
      }
    },
  },
  'managed-block': {
    title: 'Часть файла пишет сервис',
    message: ({ name, fromLine, toLine }) =>
      `Строки ${fromLine}–${toLine} пишет сервис, который стоит перед сайтом (\`${name}\`). Его правила действуют наравне с вашими; группа \`*\` оттуда объединяется с вашей.`,
    related: { end: 'конец блока' },
  },
}
