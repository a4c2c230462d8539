import type { RulesData } from '../../data/rules.ts'
import type { CheckMessages } from '../messages.ts'
import { counted } from './counted.ts'

const list = new Intl.ListFormat('ru', { type: 'conjunction' })

const REVEALED = {
  credentials: 'пароли или ключи',
  backup: 'резервные копии или выгрузки базы данных',
  settings: 'настройки или историю кода',
  admin: 'раздел для администраторов',
  internal: 'что-то внутреннее',
} as const

const ALL = {
  all: 'всех роботов',
  unnamed: 'всех роботов, не названных в других группах',
} as const

export const rules: CheckMessages<keyof RulesData> = {
  'blocks-everything': {
    title: 'Закрыт весь сайт',
    message: ({ who, crawlers, open, stagingLine }) => {
      const whom = who === 'named' ? list.format(crawlers) : ALL[who]
      const staging =
        stagingLine === null
          ? ''
          : ` Комментарий в строке ${stagingLine} говорит о тестовом сайте: на том ли сервере лежит файл?`
      return open === 'nothing'
        ? `Это правило закрывает весь сайт для ${whom}; со временем страницы пропадут из поиска.${staging}`
        : `Это правило закрывает всё, кроме главной страницы, для ${whom}, а с параметрами, как в \`/?utm_source=mail\`, — и её.${staging}`
    },
    related: { staging: 'говорит о тестовом сайте' },
  },
  'no-leading-slash': {
    title: 'Шаблон не начинается с косой черты',
    message: ({ value, looks, meant }) => {
      switch (looks) {
        case 'crawler':
          return `\`${value}\` — имя робота, а не путь: правило не подходит ни к одному адресу. Роботов называют в \`User-agent:\`.`
        case 'word':
          return `\`${value}\` — не путь: правило не подходит ни к одному адресу. «Всё» пишется \`/\`, «ничего» — пустым значением.`
        case 'quoted':
          return `\`${value}\` стоит в кавычках, а они считаются частью пути: правило не подходит ни к одному адресу.`
        default:
          return meant === null
            ? `\`${value}\` не начинается ни с \`/\`, ни с \`*\`: правило не подходит ни к одному адресу.`
            : `\`${value}\` не начинается ни с \`/\`, ни с \`*\`: правило не подходит ни к одному адресу. Вероятно, имелось в виду \`${meant}\`.`
      }
    },
    fixes: { 'use-path': ({ meant }) => `Написать ${meant ?? ''}` },
  },
  'absolute-url-pattern': {
    title: 'Полный адрес вместо пути',
    message: ({ value, host, sameSite }) =>
      sameSite === false
        ? `\`${value}\` — адрес на другом хосте. Файл действует только для своего хоста, и правило не делает ничего; для \`${host}\` нужен свой файл.`
        : value.startsWith('*')
          ? `В \`${value}\` есть протокол и хост. Правила сравниваются только с путём и параметрами, поэтому подойдут лишь адреса, внутри которых стоит другой адрес.`
          : `\`${value}\` — полный адрес. Правила сравниваются только с путём, поэтому это правило не подходит ни к чему.`,
    fixes: { 'keep-path': 'Оставить только путь' },
  },
  'several-patterns': {
    title: 'Несколько шаблонов в одной строке',
    message: ({ value, count }) =>
      `\`${value}\` читается как один шаблон и не подходит ни к одному из нужных адресов. Здесь ${counted(count, 'шаблон', 'шаблона', 'шаблонов')}, и каждому нужна своя строка.`,
    fixes: { split: 'Разнести по строкам' },
  },
  'duplicate-rule': {
    title: 'Одно правило дважды',
    message: ({ pattern, other, otherLine, same }) =>
      same
        ? `Такое же правило уже есть в строке ${otherLine}. Вреда нет.`
        : `\`${pattern}\` подходит к тем же адресам, что и \`${other}\` в строке ${otherLine}. Вреда нет.`,
    fixes: { remove: 'Удалить эту строку' },
    related: { other: 'говорит то же самое' },
  },
  'rule-never-wins': {
    title: 'Правило, которое никогда не решает',
    message: ({ effect, pattern, winner, winnerLine }) =>
      `${effect === 'allow' ? 'Allow' : 'Disallow'} \`${pattern}\` никогда не решает: \`${winner}\` в строке ${winnerLine} подходит к тем же адресам и всегда сильнее.`,
    related: { winner: 'всегда сильнее' },
  },
  'allow-and-disallow-same-pattern': {
    title: 'Один шаблон и разрешён, и запрещён',
    message: ({ pattern, allowLine, disallowLine }) =>
      `\`${pattern}\` разрешён в строке ${allowLine}, а при равенстве побеждает Allow: эта строка не делает ничего.${disallowLine < allowLine ? ' Кто берёт первое совпадение, решит иначе.' : ''}`,
    related: { allow: 'разрешает то же самое' },
  },
  'prefix-catches-more': {
    title: 'Шаблон может захватить лишнее',
    message: ({ pattern, also }) =>
      `\`${pattern}\` подходит ко всем адресам, которые так начинаются, в том числе к \`${also}\`. Если имеется в виду папка, в конце ставят \`/\`.`,
  },
  'trailing-star': {
    title: 'Звёздочка в конце',
    message: ({ pattern, short }) =>
      `\`${pattern}\` подходит к тому же, что и \`${short}\`: конец шаблона и так открыт. Звёздочка лишь удлиняет его, а длина решает спор правил.`,
    fixes: { remove: ({ short }) => `Написать ${short}` },
  },
  'repeated-stars': {
    title: 'Несколько звёздочек подряд',
    message: ({ short, stars }) =>
      `Лишние звёздочки ничего не добавляют к одной. В споре правил они считаются (${counted(stars, 'октет', 'октета', 'октетов')}), но не у Яндекса. То же самое: \`${short}\`.`,
    fixes: { 'keep-one': 'Оставить одну звёздочку' },
  },
  'dollar-not-last': {
    title: 'Знак $ не в конце',
    message: ({ pattern }) =>
      `В \`${pattern}\` знак \`$\` стоит не последним: он означает сам себя, а не конец адреса.`,
    fixes: { 'keep-last': 'Оставить последний $' },
  },
  'parameter-position': {
    title: 'Параметр ловится только первым',
    message: ({ pattern, missed }) =>
      `\`${pattern}\` подходит, только когда этот параметр первый. После другого параметра нужно \`${missed}\`.`,
    fixes: { 'add-rule': ({ missed }) => `Добавить правило ${missed}` },
  },
  'blocks-all-queries': {
    title: 'Закрыты адреса с параметрами',
    message: ({ pattern, exceptions }) =>
      `\`${pattern}\` закрывает все адреса с параметрами${exceptions ? ', которых не открывает Allow' : ''}: ссылки из рассылок и рекламы (\`/?utm_source=mail\`), следующие страницы списков, стили и скрипты с номером версии после \`?\`.`,
  },
  'letter-case-twins': {
    title: 'Шаблоны различаются только регистром',
    message: ({ other, otherLine, sameEffect }) =>
      sameEffect
        ? `Отличается от \`${other}\` в строке ${otherLine} только регистром букв. Оба нужны, лишь если на сайте есть адреса в обоих написаниях.`
        : `Отличается от \`${other}\` в строке ${otherLine} только регистром букв, но говорит обратное. Регистр важен: это разные адреса.`,
    related: { other: 'другое написание' },
  },
  'percent-encoding': {
    title: 'Необычное процентное кодирование',
    message: ({ kind, written, becomes }) => {
      switch (kind) {
        case 'markup':
          return `\`${written}\` осталось от веб-страницы и считается частью шаблона, поэтому правило не подходит ни к чему.`
        case 'remark':
          return `Перед \`${written}\` нет знака \`#\`, поэтому текст считается частью шаблона, и правило не подходит ни к чему.`
        case 'space':
          return becomes === '%20'
            ? 'В адресах пробел всегда записан как `%20`. С обычным пробелом правило не подходит ни к чему.'
            : `В адресах табуляция всегда записана как \`${becomes}\`. С обычной табуляцией правило не подходит ни к чему.`
        case 'lower-case':
          return `\`${written}\` — то же, что \`${becomes}\`: в таком виде и сравнивают. Вреда нет.`
        case 'unreserved':
          return `\`${written}\` означает \`${becomes}\`. По стандарту это одно и то же, но Google сравнивает как написано и такого адреса не найдёт.`
        case 'wildcard':
          return `\`${written}\` означает сам знак \`${becomes}\`; подстановочным знаком он здесь не служит.`
        case 'double':
          return `\`${written}\` закодировано дважды. Подходят только адреса, где стоит \`${written}\`, а не \`${becomes}\`.`
        case 'colon':
          return 'В ссылках это двоеточие бывает и в виде `%3A`, а для роботов это другой адрес. Чтобы охватить оба, нужны два правила.'
        case 'malformed':
          return `\`${written}\` — неполный код: после \`%\` должны стоять две шестнадцатеричные цифры. Роботы сравнивают его как написано; сам знак процента пишется \`%25\`.`
        case 'not-utf8':
          return `\`${written}\` — это не UTF-8, а буквы в старой кодировке. Адреса почти везде записывают в UTF-8, и тогда правило к ним не подходит.`
      }
    },
    fixes: {
      markup: 'Удалить теги',
      remark: 'Сделать комментарием',
      space: 'Закодировать пробелы',
      'lower-case': 'Записать цифры заглавными',
      unreserved: 'Записать сами знаки',
      'add-encoded': 'Добавить правило с %3A',
    },
  },
  'empty-allow': {
    title: 'Allow без значения',
    message: ({ alone }) =>
      alone
        ? 'Пустой `Allow:` ничего не делает. Всё открыто потому, что ничего не запрещено.'
        : 'Пустой `Allow:` ничего не делает: он не открывает того, что закрыли другие правила.',
    fixes: { remove: 'Удалить эту строку', 'write-slash': 'Написать Allow: /' },
  },
  'empty-disallow': {
    title: 'Пустой Disallow рядом с другими правилами',
    message: () =>
      'Пустой `Disallow:` не отменяет другие правила группы и ничего не делает. Только Яндекс понимает его как «открыто всё», и сила у него как у `Disallow: /`.',
    fixes: { remove: 'Удалить эту строку' },
  },
  'index-html-quirk': {
    title: 'Для Google индексная страница открывает и папку',
    message: ({ pattern, directory }) =>
      `По правилу \`${pattern}\` Google открывает и \`${directory}\`; для остальных сама папка остаётся закрытой.`,
    related: { closing: 'закрывает папку' },
  },
  'blocks-page-resources': {
    title: 'Закрыты стили или скрипты',
    message: ({ pattern, resource, styles, scripts }) => {
      const what = styles && scripts ? 'стили и скрипты' : styles ? 'стили' : 'скрипты'
      return `\`${pattern}\` закрывает от поисковиков ${what}, например \`${resource}\`, хотя страницы открыты. Такие страницы могут выглядеть для них сломанными или пустыми.`
    },
  },
  'reveals-sensitive-path': {
    title: 'Путь подсказывает, где искать',
    message: ({ pattern, kind }) =>
      `Этот файл может прочитать любой, а \`${pattern}\` похоже на ${REVEALED[kind]}. Правило ничего не защищает: поставьте там пароль.`,
  },
}
