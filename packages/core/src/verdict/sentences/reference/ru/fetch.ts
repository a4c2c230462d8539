/** Russian: what happened when a robots.txt was fetched. */
import type { ReferenceTexts } from '../reference-texts.ts'

export const fetchNotes: ReferenceTexts['fetchNotes'] = {
  'scheme-redirect': {
    label: 'с http на https',
    explanation: 'Перенаправление с http на https на том же сайте — обычное дело.',
  },
  'cross-host-redirect': {
    label: 'перенаправление на другой сайт',
    explanation: 'Файл пришёл с другого сайта, но действует для того, к которому был запрос.',
  },
  'insecure-redirect': {
    label: 'с https на http',
    explanation: 'Перенаправление ведёт с https на http: файл пришёл без защиты.',
  },
  'redirect-loop': {
    label: 'перенаправление по кругу',
    explanation: 'Перенаправление привело к адресу, который уже запрашивали.',
  },
  'unusable-location': {
    label: 'негодная цель перенаправления',
    explanation: 'Цель перенаправления не удаётся прочитать как адрес.',
  },
  'html-body': {
    label: 'веб-страница вместо файла',
    explanation: 'Сайт прислал веб-страницу. Большинство роботов не найдёт в ней правил.',
  },
  'challenge-page': {
    label: 'защита от ботов',
    explanation:
      'Похоже на страницу защиты от ботов. Роботы могут получить настоящий файл; если он у вас есть, вставьте его текст.',
  },
  'may-differ-for-crawlers': {
    label: 'роботы могут получить другой ответ',
    explanation: 'Такой ответ серверы часто дают только неизвестным клиентам.',
  },
  'wrong-content-type': {
    label: 'не text/plain',
    explanation: 'Тип содержимого robots.txt должен быть text/plain.',
  },
  'no-content-type': {
    label: 'нет Content-Type',
    explanation: 'В ответе не указан тип содержимого; должен быть text/plain.',
  },
  'charset-not-utf-8': {
    label: 'кодировка не UTF-8',
    explanation: 'В ответе указана другая кодировка, но роботы читают robots.txt как UTF-8.',
  },
  'utf-16-body': {
    label: 'UTF-16',
    explanation: 'Файл сохранён в UTF-16, и роботы не найдут в нём правил. Сохраните его в UTF-8.',
  },
  'compressed-body': {
    label: 'сжатие без заголовка',
    explanation:
      'Файл сжат gzip, но заголовка Content-Encoding нет, поэтому никто его не распакует.',
  },
  'https-assumed': {
    label: 'подразумевается https',
    explanation: 'В адресе не было схемы, поэтому использован https.',
  },
  'credentials-dropped': {
    label: 'Учётные данные опущены',
    explanation: 'В адресе есть имя пользователя или пароль. Мы их не отправляли.',
  },
}

export const policies: ReferenceTexts['policies'] = {
  'obey-file': { label: 'читает файл', explanation: 'Решают правила файла.' },
  'allow-all': { label: 'разрешено всё', explanation: 'Обход не ограничен.' },
  'disallow-all': { label: 'запрещено всё', explanation: 'Обходить нельзя ничего.' },
  unknown: { label: 'нельзя определить', explanation: 'Как поступит робот, неизвестно.' },
}

export const policyReasons: ReferenceTexts['policyReasons'] = {
  '2xx': 'успех (2xx)',
  '204': 'нет содержимого (204)',
  '206': 'часть файла (206)',
  '3xx-no-location': 'перенаправление в никуда (3xx)',
  '304': 'не изменялось (304)',
  '4xx': 'ошибка клиента (4xx)',
  '401-403': 'отказ в доступе (401, 403)',
  '429': 'слишком много запросов (429)',
  '5xx': 'ошибка сервера (5xx)',
  'invalid-status': 'недопустимый код ответа',
  'not-200': 'код ответа не 200',
  'not-text': 'не текстовый файл',
  'too-many-redirects': 'слишком много перенаправлений',
  dns: 'имя не найдено в DNS',
  connect: 'нет соединения',
  tls: 'нет защищённого соединения',
  timeout: 'ответ не пришёл вовремя',
  read: 'ответ не прочитан',
  decode: 'ответ не распакован',
  refused: 'запроса не было',
}

export const policyBases: ReferenceTexts['policyBases'] = {
  documented: {
    label: 'описано',
    explanation: 'Прямо сказано в стандарте, у владельца робота или в коде.',
  },
  inferred: { label: 'выведено', explanation: 'Следует из того, что сказано в источнике.' },
  assumed: {
    label: 'предположение',
    explanation: 'В источниках этого нет; взято обычное поведение.',
  },
}
