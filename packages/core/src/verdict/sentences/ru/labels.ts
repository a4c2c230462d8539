/** Russian: why rules lost, why they nearly matched, why lines do not count or count after all. */
import type { Sentences } from '../sentences.ts'

export const lostBecause: Sentences['lostBecause'] = {
  shorter: {
    label: 'короче',
    explanation: 'Правило подходит, но есть более длинное, а решает самое длинное совпадение.',
  },
  'tie-allow-wins': {
    label: 'равная длина, действует Allow',
    explanation: 'Правило той же длины, что и решающее; при равной длине Allow важнее Disallow.',
  },
  'later-line': {
    label: 'ниже в файле',
    explanation: 'Правило не слабее решающего, но стоит в файле ниже.',
  },
}

export const nearMisses: Sentences['nearMisses'] = {
  'letter-case': {
    label: 'другой регистр букв',
    explanation: 'Правило подошло бы без учёта регистра, но в путях регистр важен.',
  },
  'end-anchor': {
    label: '$ в конце',
    explanation: 'Правило подошло бы без $: этот знак требует, чтобы адрес на этом заканчивался.',
  },
  'missing-slash': {
    label: 'в адресе нет косой черты в конце',
    explanation: 'Правило подошло бы, если бы путь в адресе заканчивался косой чертой.',
  },
  encoding: {
    label: 'другое процентное кодирование',
    explanation: 'Правило подошло бы, если раскодировать символы %XX с обеих сторон.',
  },
  'other-group': {
    label: 'в другой группе',
    explanation: 'Правило подошло бы, но его группа не действует: есть более точная группа.',
  },
  'no-leading-slash': {
    label: 'нет косой черты в начале',
    explanation:
      'Правило подошло бы с косой чертой в начале; в таком виде оно не подойдёт ни к одному адресу.',
  },
}

export const ignored: Sentences['ignored'] = {
  'unknown-directive': {
    label: 'неизвестная директива',
    explanation: 'Ни один известный робот не понимает директиву с таким именем.',
  },
  'no-separator': {
    label: 'нет двоеточия',
    explanation: 'Между именем директивы и её значением нужно двоеточие.',
  },
  'outside-group': {
    label: 'вне группы',
    explanation: 'Перед этим правилом нет строки User-agent, поэтому оно ни к кому не относится.',
  },
  'no-leading-slash': {
    label: 'нет косой черты в начале',
    explanation: 'Путь не начинается ни с /, ни с *, поэтому не подойдёт ни к одному адресу.',
  },
  'other-dialect': {
    label: 'здесь не действует',
    explanation: 'Имя или написание известно, но при таком прочтении строка не учитывается.',
  },
  'past-size-limit': {
    label: 'за пределом размера',
    explanation: 'Строка стоит за той частью файла, которая читается.',
  },
}

export const leniencies: Sentences['leniencies'] = {
  spelling: {
    label: 'опечатка',
    explanation: 'Известная опечатка; строка читается так, будто имя написано верно.',
  },
  'name-prefix': {
    label: 'лишнее в имени',
    explanation: 'Имя лишь начинается как имя директивы; остальное не учитывается.',
  },
  'missing-colon': {
    label: 'нет двоеточия',
    explanation: 'Двоеточия нет; два слова читаются как имя и значение.',
  },
  'token-cut': {
    label: 'часть токена',
    explanation: 'Токеном считаются только буквы, дефисы и подчёркивания в начале значения.',
  },
  'loose-star': {
    label: 'текст после *',
    explanation: 'После * есть ещё текст; строка всё равно относится ко всем роботам.',
  },
  'line-cut': {
    label: 'часть строки',
    explanation: 'Строка очень длинная; читается только её начало.',
  },
  nul: {
    label: 'символ NUL',
    explanation: 'В строке есть символ NUL; то, что стоит за ним, не читается.',
  },
}
