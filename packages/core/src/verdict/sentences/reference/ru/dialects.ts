/** Russian: the dialects, and how sure their answers are. */
import type { ReferenceTexts } from '../reference-texts.ts'

export const dialects: ReferenceTexts['dialects'] = {
  rfc9309: 'Стандарт, а где он молчит — прочтение опубликованного парсера Google.',
  'rfc9309-strict': 'Только грамматика стандарта; строки, которые её нарушают, не учитываются.',
  google:
    'Опубликованный парсер Google с предельным размером и обработкой кодов ответа из документации Google.',
  yandex: 'Справка Яндекса, дополненная тем, как ведёт себя его собственный инструмент проверки.',
  bing: 'То, что описывает Microsoft; остальное — как в RFC 9309, с пометкой «предположение».',
  'python-3.12':
    'urllib.robotparser до переработки (по Python 3.13.13 и 3.14.4): решает первое совпадение, подстановочных знаков нет.',
  'python-3.14':
    'urllib.robotparser после переработки (с Python 3.13.14 и 3.14.5): решает самое длинное совпадение.',
  protego: 'Парсер, который Scrapy использует по умолчанию.',
}

export const dialectKinds: ReferenceTexts['dialectKinds'] = {
  standard: 'стандарт',
  operator: 'поисковая система',
  library: 'библиотека',
}

export const bases: ReferenceTexts['bases'] = {
  documented: { label: 'описано', explanation: 'Сказано в стандарте или у владельца робота.' },
  code: { label: 'из кода', explanation: 'Прочитано в опубликованном исходном коде.' },
  observed: { label: 'наблюдалось', explanation: 'Замечено в инструменте самого владельца.' },
  assumed: {
    label: 'предположение',
    explanation: 'В источниках этого нет; взято обычное поведение.',
  },
}
