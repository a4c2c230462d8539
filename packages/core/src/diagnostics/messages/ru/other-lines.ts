import type { DelayObeyed, DelayReading, OtherLinesData } from '../../data/other-lines.ts'
import type { CheckMessages } from '../messages.ts'
import { counted, number } from './counted.ts'

const list = new Intl.ListFormat('ru', { type: 'conjunction' })

const DELAY: Readonly<Record<DelayReading, (value: string) => string>> = {
  seconds: (value) => `Пауза ${value} с.`,
  'above-range': (value) =>
    `Пауза ${value} с. В справке Bing указано от 1 до 20 с, в старой статье — до 30 с.`,
  long: (value) =>
    `Пауза ${value} с больше любого документированного предела; в справке Bing указано от 1 до 20 с.`,
  fraction: (value) => `\`${value}\` — не целое число секунд, а Bing ждёт целое.`,
  zero: () => 'Пауза 0 ни о чём не просит.',
  'not-plain': (value) =>
    `\`${value}\` — не просто целое число секунд. Роботы могут пропустить его или прочитать в нём другое число.`,
  'not-a-number': (value) => `\`${value}\` — не число секунд, выполнить это нельзя.`,
  empty: () => 'Число секунд не указано, выполнять нечего.',
}

const OBEYED: Readonly<Record<DelayObeyed, string>> = {
  some: ' Google и Яндекс эту строку не читают; Bing и некоторые другие её соблюдают.',
  'all-named': ' Названные здесь роботы её соблюдают.',
  'some-named': ' Из названных здесь роботов её, насколько известно, соблюдают не все.',
  'none-named': ' Названные здесь роботы эту строку не читают.',
  unknown: ' Соблюдают ли её названные здесь роботы, неизвестно.',
  nobody: ' Строка стоит до первой группы, поэтому ни к кому не относится.',
}

/** Who obeys a delay matters only where there is one to obey. */
const TOLD: ReadonlySet<DelayReading> = new Set(['seconds', 'above-range', 'fraction', 'long'])

/** What Google once followed, though nothing said so. */
const GOOGLE_STOPPED: ReadonlySet<string> = new Set(['noindex', 'nofollow'])

export const otherLines: CheckMessages<keyof OtherLinesData> = {
  'crawl-delay': {
    title: 'Crawl-delay',
    message: ({ value, reads, obeyed }) => {
      if (!TOLD.has(reads)) return DELAY[reads](value)
      if (obeyed === 'none-named' || obeyed === 'nobody') {
        return DELAY.seconds(value) + OBEYED[obeyed]
      }
      return reads === 'seconds' ? DELAY[reads](value) + OBEYED[obeyed] : DELAY[reads](value)
    },
  },
  'noindex-line': {
    title: 'noindex в robots.txt',
    message: ({ name, value, blocked }) => {
      const word = name.toLowerCase()
      const since = GOOGLE_STOPPED.has(word) ? '; Google перестал её читать в 2019 году' : ''
      const read = `Строку \`${name}:\` не читает ни один поисковик${since}.`
      return blocked
        ? `${read} А пока \`${value}\` закрыто от роботов, они не увидят и \`${word}\` на самой странице.`
        : `${read} Место для этого — в странице или в заголовке \`X-Robots-Tag\`.`
    },
  },
  'host-line': {
    title: 'Строка Host',
    message: () =>
      'Директиву `Host:` читал только Яндекс, до 2018 года. Теперь главный хост указывают перенаправлениями.',
    fixes: { remove: 'Удалить эту строку' },
  },
  'clean-param': {
    title: 'Clean-param, который Яндекс не поймёт',
    message: ({ problem, value, characters, limit }) => {
      switch (problem) {
        case 'empty':
          return 'В `Clean-param:` не назван ни один параметр.'
        case 'too-long':
          return `В значении ${counted(characters, 'символ', 'символа', 'символов')}, а Яндекс принимает не больше ${number(limit)}. Строк может быть несколько.`
        case 'separator':
          return `Параметры соединяют знаком \`&\`, а после пробела идёт путь. Яндекс прочитает \`${value}\` не так, как задумано.`
        case 'stray-ampersand':
          return `В \`${value}\` с одной стороны от \`&\` нет параметра. Этот знак ставят только между двумя именами.`
        case 'sign':
          return `В \`${value}\` есть знаки, которых в именах параметров не бывает. Перечисляют только имена через \`&\`.`
        case 'path':
          return `После параметров стоит путь, который начинается с \`/\`. Значение \`${value}\` Яндекс не поймёт.`
        case 'not-ascii':
          return `Буквы вне ASCII Яндекс в файле запрещает: в \`${value}\` их нужно закодировать через %, как в адресах.`
      }
    },
    fixes: { join: 'Соединить параметры через &', split: 'Разбить на несколько строк' },
  },
  'sitemap-not-absolute': {
    title: 'Sitemap без полного адреса',
    message: ({ value, problem, meant }) => {
      switch (problem) {
        case 'empty':
          return 'В `Sitemap:` не указан адрес.'
        case 'several':
          return `\`${value}\` — несколько адресов. Каждому нужна своя строка; в одной строке роботы не найдут ни одного.`
        case 'wrapped':
          return `\`${value}\` стоит в скобках или кавычках, и роботы считают их частью адреса.`
        case 'placeholder':
          return `\`${value}\` похоже на заготовку, в которую не подставили адрес.`
        case 'malformed':
          return meant === null
            ? `\`${value}\` нельзя прочитать как адрес.`
            : `\`${value}\` — неправильный адрес; вероятно, имелось в виду \`${meant}\`.`
        case 'relative':
        case 'no-scheme':
          return meant === null
            ? `Файлу Sitemap нужен полный адрес, с протоколом и хостом. \`${value}\` роботы отбросят.`
            : `Файлу Sitemap нужен полный адрес, с протоколом и хостом. \`${value}\` роботы отбросят; вероятно, имелось в виду \`${meant}\`.`
      }
    },
    fixes: {
      'use-address': ({ meant }) => `Написать ${meant ?? ''}`,
      split: 'Разнести по строкам',
    },
  },
  'sitemap-blocked': {
    title: 'Файл Sitemap закрыт от роботов',
    message: ({ pattern, ruleLine, crawlers }) =>
      crawlers.length === 0
        ? `robots.txt указывает на этот файл Sitemap и сам же закрывает его правилом \`${pattern}\` в строке ${ruleLine}.`
        : `robots.txt указывает на этот файл Sitemap и сам же закрывает его правилом \`${pattern}\` в строке ${ruleLine}: ${list.format(crawlers)} его не ${crawlers.length === 1 ? 'загрузит' : 'загрузят'}.`,
    fixes: { allow: 'Разрешить этот адрес' },
    related: { rule: 'закрывает файл Sitemap' },
  },
  'sitemap-other-host': {
    title: 'Sitemap другого сайта',
    message: ({ site, assumed, differs }) => {
      switch (differs) {
        case 'scheme':
          return `Сайт — \`${site}\`, а у файла Sitemap другой протокол: он относится к страницам с тем протоколом.`
        case 'www':
          return `Сайт — \`${site}\`, а адрес Sitemap отличается на \`www.\`. Поисковики это принимают, но один из вариантов должен перенаправлять на другой.`
        case 'host':
          return assumed
            ? `Первый файл Sitemap лежит на \`${site}\`, а этот — на другом хосте. Поисковики это принимают, если так и задумано.`
            : `Файл Sitemap лежит не на \`${site}\`, а на другом хосте. Поисковики это принимают, если так и задумано.`
      }
    },
  },
  'request-rate-or-visit-time': {
    title: 'Request-rate или Visit-time',
    message: ({ name }) =>
      `Неизвестно ни одного поисковика, который соблюдал бы \`${name}:\`. Некоторые библиотеки передают значение программе, которая их использует.`,
  },
}
