import { dialectNames } from '../../../verdict/sentences/ru/dialects.ts'
import type { WritingData } from '../../data/writing.ts'
import type { CheckMessages } from '../messages.ts'
import { counted, number, wordFor } from './counted.ts'

const names = (ids: readonly (keyof typeof dialectNames)[]) =>
  ids.map((id) => dialectNames[id]).join(', ')

const ODD = {
  space: 'особый пробел',
  invisible: 'невидимый символ',
  direction: 'невидимый знак направления письма',
  'line-end': 'разделитель строк, который здесь не конец строки',
  quote: 'типографская кавычка',
  dash: 'тире вместо дефиса',
  colon: 'полноширинное двоеточие',
  slash: 'полноширинная косая черта',
  wide: 'полноширинная буква или знак',
  letter: 'похожая буква другого алфавита',
} as const

const FAMILIES = {
  'content-signals': 'из Content Signals: как можно использовать содержимое',
  aipref: 'из черновика IETF: как можно использовать содержимое',
  rsl: 'из Really Simple Licensing: условия лицензии',
  tdm: 'из протокола TDM Reservation, где её место не в этом файле',
  'for-agents': 'предложена для ИИ-агентов',
  acap: 'из ACAP, от которого отказались',
  'page-rule': 'должна стоять на странице или в заголовке X-Robots-Tag',
  'old-draft': 'из старого черновика',
  'for-people': 'написана для людей: хватило бы комментария',
} as const

export const writing: CheckMessages<keyof WritingData> = {
  'missing-colon': {
    title: 'Нет двоеточия после имени',
    message: ({ name, value, read, readBy, skippedBy }) => {
      const skipped = `Пропускают строку: ${names(skippedBy)} и все, кто читает строго по стандарту.`
      switch (read) {
        case 'as-colon':
          return `После \`${name}\` нет двоеточия. Всё равно читают строку: ${names(readBy)}. ${skipped}`
        case 'skipped':
          return `После \`${name}\` нет двоеточия, и строку не прочитает никто.`
        case 'value-lost':
          return `После \`${name}\` нет двоеточия, поэтому значение \`${value}\` теряется. Читают вместо него другое: ${names(readBy)}. ${skipped}`
      }
    },
    fixes: { 'insert-colon': 'Вставить двоеточие' },
  },
  'unknown-directive': {
    title: 'Неизвестная директива',
    message: ({ name, nearest }) =>
      nearest === null
        ? `Директиву \`${name}\` не знает ни один робот; строка пропускается.`
        : `Директиву \`${name}\` не знает ни один робот; строка пропускается. Вероятно, имелась в виду \`${nearest}\`.`,
    fixes: { 'use-name': ({ nearest }) => `Написать ${nearest ?? ''}` },
  },
  'known-extension': {
    title: 'Директива сверх стандарта',
    message: ({ name, family }) =>
      `Директива \`${name}\` ${FAMILIES[family]}. Ни один крупный оператор не заявлял, что читает её; вреда от неё нет, и это не ошибка.`,
    related: { also: 'Та же директива' },
  },
  'misspelt-directive': {
    title: 'Опечатка, которую понимают не все',
    message: ({ name, correct, obeyedBy, ignoredBy }) =>
      `В \`${name}\` опечатка. Как \`${correct}\` её читают: ${names(obeyedBy)}. Пропускают строку: ${names(ignoredBy)} и все, кто читает строго по стандарту.`,
    fixes: { 'use-name': ({ correct }) => `Написать ${correct}` },
  },
  'key-read-by-prefix': {
    title: 'Имя лишь начинается как директива',
    message: ({ name, directive }) =>
      `Директивы \`${name}\` нет, но имя начинается как \`${directive}\`: Google примет строку за неё, остальные пропустят.`,
    fixes: { 'use-name': ({ directive }) => `Написать ${directive}` },
  },
  'text-line': {
    title: 'Текст, а не директива',
    message: ({ text, looks, lines }) => {
      switch (looks) {
        case 'sitemap':
          return `\`${text}\` похоже на адрес файла Sitemap, но перед ним нет \`Sitemap:\`, и строка пропускается.`
        case 'address':
          return `\`${text}\` — адрес без директивы; строка пропускается.`
        case 'path':
          return `Перед путём \`${text}\` нет ни \`Allow:\`, ни \`Disallow:\`; строка пропускается.`
        case 'name':
          return `\`${text}\` стоит в строке без двоеточия и значения; строка пропускается.`
        case 'prose':
          return lines === 1
            ? `\`${text}\` — не директива и не комментарий; строка пропускается.`
            : `${counted(lines, 'строка', 'строки', 'строк')} текста, начиная с \`${text}\`, — не директивы и не комментарии; роботы их пропускают.`
      }
    },
    fixes: {
      'name-sitemap': 'Поставить Sitemap: в начало строки',
      'comment-out': 'Сделать комментарием',
    },
  },
  'directives-on-one-line': {
    title: 'Несколько директив в одной строке',
    message: ({ first, second }) =>
      `\`${second}:\` стоит не в начале строки. Роботы считают это частью значения \`${first}:\`.`,
    fixes: { split: 'Разнести по строкам', once: 'Оставить имя один раз' },
  },
  'no-directives': {
    title: 'Это не robots.txt',
    message: ({ text }) =>
      `В тексте нет ни одной директивы; он начинается с \`${text}\`. Правил в нём роботы не найдут, поэтому разрешено всё.`,
  },
  'line-too-long': {
    title: 'Слишком длинная строка',
    message: ({ octets, limit }) =>
      `Длина строки — ${counted(octets, 'октет', 'октета', 'октетов')}. Google читает первые ${number(limit)}, остальное отбрасывает.`,
  },
  'control-characters': {
    title: 'Управляющие символы',
    message: ({ code, count, stripped }) => {
      if (code === 'U+0000') {
        return 'В строке есть нулевой октет (NUL). Для Google строка на нём заканчивается; у остальных имя или шаблон ни с чем не совпадёт.'
      }
      const found =
        count === 1
          ? `В строке есть управляющий символ (\`${code}\`), которого не видно.`
          : `В строке ${counted(count, 'управляющий символ', 'управляющих символа', 'управляющих символов')}, первый — \`${code}\`; их не видно.`
      return stripped
        ? `${found} Большинство роботов считает ${count === 1 ? 'его пробелом' : 'их пробелами'}, а Python начинает здесь новую строку.`
        : `${found} Имя или шаблон с ${count === 1 ? 'ним' : 'ними'} ни с чем не совпадёт.`
    },
    fixes: { remove: 'Удалить' },
  },
  'invisible-characters': {
    title: 'Символы не те, какими кажутся',
    message: ({ code, kind, count }) =>
      `В строке ${ODD[kind]} (\`${code}\`)${count > 1 ? ` и ещё ${counted(count - 1, 'подобный символ', 'подобных символа', 'подобных символов')}` : ''}. На вид всё верно, но большинство роботов пропустит строку или не найдёт по ней ни одного адреса.`,
    fixes: { remove: 'Удалить лишнее', replace: 'Заменить обычными символами' },
  },
  bom: {
    title: 'Метка BOM в начале файла',
    message: ({ whole, losesLine, keptBy }) =>
      `В начале файла стоит ${whole ? 'метка порядка байтов (BOM)' : 'часть метки порядка байтов (BOM)'}. Google её пропускает. ${
        losesLine
          ? `Первую строку теряют: ${names(keptBy)}.`
          : 'Здесь она не мешает: первая строка — не директива.'
      }`,
    fixes: { remove: 'Удалить метку' },
  },
  'bom-inside': {
    title: 'Метка BOM внутри файла',
    message: ({ form, inValueOf }) => {
      const found =
        form === 'mark'
          ? 'В строке стоит невидимая метка порядка байтов (BOM). Пропускают только одну, в самом начале файла.'
          : '`ï»¿` — это метка порядка байтов (BOM), сохранённая в неверной кодировке.'
      return inValueOf === null
        ? `${found} Строку не узнает ни один робот.`
        : `${found} Роботы сочтут её частью значения \`${inValueOf}\`, и оно окажется не тем, каким выглядит.`
    },
    fixes: { remove: 'Удалить метку' },
  },
  'not-utf8': {
    title: 'Не UTF-8',
    message: ({ octet, count, lines, inName }) => {
      const found =
        count === 1
          ? `Октет \`${octet}\` — не UTF-8.`
          : `${counted(count, 'октет', 'октета', 'октетов')} ${lines === 1 ? 'в этой строке' : `в ${number(lines)} ${wordFor(lines, 'строке', 'строках', 'строках')}`}, первый — \`${octet}\`, — не UTF-8.`
      return inName
        ? `${found} Имя директивы с ${count === 1 ? 'ним' : 'ними'} не узнать, и роботы ${lines === 1 ? 'пропустят строку' : 'пропустят эти строки'}.`
        : `${found} Похоже, файл сохранён в другой кодировке; разные роботы увидят здесь разные символы.`
    },
    fixes: { remove: ({ count }) => (count === 1 ? 'Удалить октет' : 'Удалить октеты') },
    related: { also: 'Тоже не UTF-8' },
  },
  'utf-16': {
    title: 'UTF-16 вместо UTF-8',
    message: ({ encoding }) =>
      `Файл сохранён в ${encoding}, а robots.txt должен быть в UTF-8. В таком виде правил в нём не найти, и разрешено всё.`,
    fixes: { 'to-utf-8': 'Перекодировать в UTF-8' },
  },
  'mixed-line-ends': {
    title: 'Разные концы строк',
    message: ({ meant, ends, others }) =>
      `Строки файла заканчиваются по-разному (${ends.join(', ').toUpperCase()}); не на ${meant.toUpperCase()} — ${counted(others, 'строка', 'строки', 'строк')}. Роботы понимают все варианты.`,
    fixes: { unify: ({ meant }) => `Закончить все строки на ${meant.toUpperCase()}` },
  },
  'non-ascii-for-yandex': {
    title: 'Буквы, которые Яндекс просит кодировать',
    message: ({ name, value, lines }) =>
      `В \`${name}: ${value}\` есть буквы не из ASCII${lines > 1 ? `, как и ещё в ${number(lines - 1)} ${wordFor(lines - 1, 'строке', 'строках', 'строках')}` : ''}. Большинство роботов закодирует их само; Яндекс требует писать пути в процентной кодировке, а домены — в Punycode.`,
    fixes: { encode: 'Закодировать' },
    related: { also: 'Здесь тоже буквы не из ASCII' },
  },
  'html-instead-of-rules': {
    title: 'Веб-страница вместо файла',
    message: ({ title, challenge, xml }) => {
      if (xml) {
        return 'Это документ XML, а не robots.txt. Правил в нём роботы не найдут, поэтому разрешено всё.'
      }
      const page = title === '' ? 'веб-страница' : `веб-страница (\`${title}\`)`
      return challenge
        ? `Вместо robots.txt пришла ${page} защиты от ботов. Роботы могут получить другой ответ; какой — отсюда не видно.`
        : `Это ${page}, а не robots.txt. Правил в ней роботы не найдут, поэтому разрешено всё.`
    },
  },
  'comment-cuts-value': {
    title: 'Комментарий обрезает значение',
    message: ({ name, value, cut, isRule, matchesAll }) => {
      const found = `С \`#\` начинается комментарий: \`${cut}\` не учитывается, и`
      if (isRule) {
        return `${found} правило — \`${name}: ${value}\`${matchesAll ? '; оно подходит к любому адресу' : ''}.`
      }
      return value === ''
        ? `${found} у \`${name}:\` нет значения.`
        : `${found} значение \`${name}:\` — \`${value}\`.`
    },
  },
}
