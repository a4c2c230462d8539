import type { GroupsData } from '../../data/groups.ts'
import type { CheckMessages } from '../messages.ts'
import { counted, number } from './counted.ts'

/** `a`, `b` и ещё 3; a line without a name in the case that is asked for. */
function list(
  names: readonly string[],
  count = names.length,
  nameless = 'строка без имени',
): string {
  const shown = names.map((name) => (name === '' ? nameless : `\`${name}\``))
  if (count > names.length) return `${shown.join(', ')} и ещё ${number(count - names.length)}`
  return shown.length < 2
    ? shown.join('')
    : `${shown.slice(0, -1).join(', ')} и ${shown.at(-1) ?? ''}`
}

/** With a capital letter where it begins with a word. */
function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const KINDS = {
  published: 'имя опубликовано, но содержит символы, которых RFC 9309 в токене не допускает',
  empty: 'значения нет',
  'star-text': 'после `*` есть ещё текст',
  header: 'это целый заголовок User-Agent, а не токен',
  list: 'это список, а в строке может быть только один токен',
  quoted: 'значение стоит в кавычках',
  version: 'указана версия, которая в токен не входит',
  wildcard: 'внутри токена `*` ничего не значит',
  spaces: 'есть пробелы, которых RFC 9309 в токене не допускает',
  digits: 'есть цифры, которых RFC 9309 в токене не допускает',
  characters: 'есть символы, которых RFC 9309 в токене не допускает',
} as const

export const groups: CheckMessages<keyof GroupsData> = {
  'rule-before-user-agent': {
    title: 'Правило до первой строки User-agent',
    message: ({ rule, count }) =>
      count === 1
        ? `\`${rule}\` стоит до первой строки \`User-agent:\`, поэтому ни к кому не относится.`
        : `\`${rule}\` и ещё ${counted(count - 1, 'правило', 'правила', 'правил')} стоят до первой строки \`User-agent:\`, поэтому ни к кому не относятся.`,
    fixes: { 'add-user-agent': 'Добавить выше User-agent: *' },
    related: { meant: 'Вероятно, задумано как строка User-agent' },
  },
  'groups-run-together': {
    title: 'Слившиеся группы',
    message: ({ above, aboveCount, joining, because, name, rule, ruleLine }) => {
      const between = {
        directive: `\`${name}:\` группу не заканчивает`,
        unread: `\`${name}\` никто не читает`,
        'blank-line': 'пустая строка группу не заканчивает',
      }[because]
      return `${capitalised(list(above, aboveCount))} и ${list([joining])} — одна группа: ${between}. Правило \`${rule}\` в строке ${ruleLine} относится ${aboveCount === 1 ? 'к обоим' : 'ко всем'}.`
    },
    fixes: { split: 'Закончить группу выше пустым Disallow' },
    related: {
      shares: 'Тоже получает правила ниже',
      'no-end': 'Не заканчивает группу',
      'joins-too': 'Тоже входит в группу',
    },
  },
  'blank-line-in-group': {
    title: 'Пустая строка внутри группы',
    message: ({ rule, count }) =>
      `Внутри группы стоит пустая строка. Поисковым роботам она не мешает, но старые версии Python заканчивают на ней группу и теряют ${count === 1 ? `\`${rule}\`` : `${counted(count, 'правило', 'правила', 'правил')}, первое — \`${rule}\``}. Справка Яндекса такие строки запрещает.`,
    fixes: { 'remove-blank-lines': 'Убрать пустые строки внутри групп' },
    related: { lost: 'Старые версии Python теряют это правило' },
  },
  'repeated-group': {
    title: 'Несколько групп для одного робота',
    message: ({ tokens, count, groups: times, star }) =>
      `Для ${list(tokens, count, 'строки без имени')} есть ${counted(times, 'группа', 'группы', 'групп')}. Большинство роботов складывает их вместе; старые версии Python берут только первую${star ? ', а Яндекс Вебмастер считает несколько групп для `*` ошибкой' : ''}.`,
    related: { same: 'Ещё одна группа' },
  },
  'empty-group': {
    title: 'Группа без правил',
    message: ({ tokens, count }) =>
      `Под ${list(tokens, count, 'строкой без имени')} нет ни одного правила, поэтому там разрешено всё. Пустой \`Disallow:\` сказал бы об этом прямо.`,
  },
  'named-group-drops-star-rules': {
    title: 'Именная группа без общих правил',
    message: ({ tokens, count, followers, lost, lostCount }) =>
      `Правила для \`*\` не действуют на ${list(tokens, count, 'строку без имени')}: ${count === 1 ? 'робот назван' : 'роботы названы'} в этой группе. Здесь не ${lostCount === 1 ? 'закрыт' : 'закрыты'} ${list(lost, lostCount)}.${followers.length > 0 ? ` То же относится к ${list(followers)}.` : ''}`,
    fixes: { 'copy-rules': 'Скопировать правила для * в эту группу' },
    related: { lost: 'На эту группу не действует' },
  },
  'invalid-product-token': {
    title: 'Не токен робота',
    message: ({ kind, values, count, read, meant }) => {
      const what = kind === 'empty' ? '`User-agent:`' : `\`${values[0] ?? ''}\``
      const more = count > 1 ? ` (и ещё ${number(count - 1)})` : ''
      const taken =
        read === '' ? 'Google здесь никого не видит.' : `Google видит здесь \`${read}\`.`
      const others = kind === 'empty' ? '' : ' Яндекс и Python сравнивают значение целиком.'
      const hint = meant.length === 1 ? ` Вероятно, имеется в виду ${list(meant)}.` : ''
      return `${what}${more}: ${KINDS[kind]}. ${taken}${others}${hint}`
    },
    fixes: {
      'use-token': ({ meant }) => `Написать ${meant[0] ?? ''}`,
      'one-per-line': 'Каждому токену — своя строка',
    },
    related: { also: 'Здесь то же самое' },
  },
  'several-tokens-on-one-line': {
    title: 'Несколько роботов в одной строке User-agent',
    message: ({ tokens, count, read }) =>
      `${list(tokens, count)} стоят в одной строке. Google ${read === '' ? 'не прочитает ни одного' : `прочитает только \`${read}\``}, Яндекс и Python не прочитают ни одного; каждому нужна своя строка \`User-agent:\`.`,
    fixes: { 'one-per-line': 'Каждому — своя строка' },
  },
  'unknown-crawler': {
    title: 'Робот, которого никто не знает',
    message: ({ token, nearest }) =>
      `Робота с именем \`${token}\` мы не знаем. Вероятно, имеется в виду \`${nearest}\`; в таком виде группа на него не действует.`,
    fixes: { 'use-token': ({ nearest }) => `Написать ${nearest}` },
  },
  'retired-crawler': {
    title: 'Робот, который больше не работает',
    message: ({ token, operator, today }) =>
      `\`${token}\` больше не работает или не описан${operator === '' ? '' : ` у ${operator}`}; вреда от этой строки нет.${today.length > 0 ? ` Нынешние имена: ${list(today)}.` : ''}`,
  },
  'control-token': {
    title: 'Токен, который ничего не скачивает',
    message: ({ token, operator }) =>
      `\`${token}\` не скачивает страниц. Его правила говорят, как ${operator} может использовать то, что скачали другие роботы, и самих роботов не останавливают.`,
  },
  'star-does-not-apply': {
    title: 'Роботы, на которых правила для * не действуют',
    message: ({ tokens }) =>
      `Правило не действует на ${list(tokens)}: они подчиняются только группам, где названы по имени.`,
  },
  'user-triggered-crawler': {
    title: 'Клиент, который скачивает по просьбе человека',
    message: ({ token, operator, saidBy }) =>
      saidBy === 'operator'
        ? `\`${token}\` обращается к странице, когда об этом просит человек. По словам ${operator}, robots.txt тогда может не действовать.`
        : `\`${token}\` обращается к странице, когда об этом просит человек. По данным списков роботов, robots.txt тогда может не действовать.`,
  },
}
