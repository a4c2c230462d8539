/** The words of the pages about the checks: ru. */
import { pluralizer } from '../../messages/plural.ts'
import type { Words } from './words.ts'

const count = pluralizer('ru')

export const words: Words = {
  all: 'Проверки',
  intro: (checks) =>
    `Всё, что тестер ищет в файле robots.txt и в ответе сайта, с которым тот пришёл: ${count(checks, { one: 'проверка', few: 'проверки', many: 'проверок', other: 'проверки' })}. О файле без ошибок сказать нечего.`,
  kinds: {
    writing: 'Написание',
    groups: 'Группы',
    rules: 'Правила',
    'other-lines': 'Другие строки',
    limits: 'Ограничения',
    live: 'Ответы сайта',
  },
  severity: 'Важность',
  severityMeans: {
    error: 'наверняка не то, что задумано',
    warning: 'скорее всего, не то, что задумано',
    info: 'возможно, так и задумано, но об этом стоит знать',
    hint: 'вопрос аккуратности',
  },
  effect: 'Последствия',
  effects: {
    'changes-verdict': 'Меняет вердикт: какой-то адрес открыт или закрыт вопреки замыслу.',
    'line-ignored': 'Строка не действует: роботы её пропускают.',
    'read-differently': 'Разночтения: одни роботы это понимают, другие нет.',
    harmless: 'Безвредно: на вердикт не влияет.',
    reveals: 'Выдаёт лишнее: файл показывает людям то, что лучше не показывать.',
  },
  pair: (what, means) => `${what}: ${means}`,
  audience: 'Кого касается',
  audiences: {
    standard: 'Роботы, которые следуют RFC 9309',
    google: 'Google',
    bing: 'Bing',
    yandex: 'Яндекс',
    python: 'Python (urllib.robotparser)',
    people: 'Те, кто ведёт файл',
  },
  finds: 'Что находит',
  why: 'Почему это важно',
  example: 'Пример',
  bad: 'С замечанием',
  good: 'Без замечания',
  more: (characters) =>
    `… ещё ${count(characters, { one: 'символ', few: 'символа', many: 'символов', other: 'символа' })}`,
  line: (line) => `Строка ${line}`,
  verdictsOn: 'Что роботы решают об адресе',
  reader: 'Робот',
  readsAs: (dialect) => `читает как ${dialect}`,
  same: 'Вердикты в обоих случаях одинаковы.',
  try: 'Открыть пример в тестере',
  notKept:
    'Браузер не дал сохранить пример, поэтому тестер его не получит. Скопируйте пример отсюда и вставьте в тестер.',
  ignore: 'Когда можно не обращать внимания',
  alarms: 'Что скажут другие инструменты',
  noAlarms: 'Неизвестно, чтобы об этом сообщал какой-либо другой инструмент.',
  harmlessAlarm: 'Вреда от этого всё равно нет.',
  neighbours: 'Соседние проверки',
  previous: 'Предыдущая',
  next: 'Следующая',
  unknown: 'Такой проверки нет',
  unknownText: (id) => `Проверки «${id}» не существует. Вот все, какие есть:`,
}
