/** Russian: decision points about groups. */
import { oneOf } from '../decision-texts.ts'
import type { GroupDecisionTexts } from '../decision-topics.ts'

export const groupDecisions: GroupDecisionTexts = {
  groupClosers: {
    name: 'Конец списка User-agent',
    question: 'После каких директив, кроме правил, строка User-agent начинает новую группу?',
    answer: (names) => {
      if (names === 'every-directive') return 'после любых'
      return names.length === 0 ? 'ни после каких' : names.join(', ')
    },
  },
  repeatedGroups: {
    name: 'Повторные группы',
    question: 'Что, если одного робота называют несколько групп?',
    answer: oneOf({ merged: 'они читаются как одна', first: 'действует только первая' }),
  },
  groupWithoutRules: {
    name: 'Группа без правил',
    question: 'Действует ли группа без правил?',
    answer: oneOf({ counts: 'да, она разрешает всё', dropped: 'нет, её как будто не существует' }),
  },
  productToken: {
    name: 'Токен робота',
    question: 'Как строка User-agent сравнивается с токеном робота?',
    answer: oneOf({
      'leading-letters': 'по буквам, дефисам и подчёркиваниям в начале',
      published: 'по буквам, дефисам и подчёркиваниям в начале; прочие токены — по всему значению',
      grammar: 'по всему значению, которое должно быть правильным токеном',
      'whole-value': 'по всему значению',
      'first-within': 'действует первая группа, которая называет часть токена',
      'whole-or-within':
        'по всему значению, а если такого нет, действует первая группа, которая называет часть токена',
      'longest-within': 'действует самое длинное значение, которое является частью токена',
    }),
  },
  tokenEscapes: {
    name: '%XX в токенах',
    question: 'Раскодируется ли %XX в строке User-agent?',
    answer: oneOf({ 'as-written': 'нет', decoded: 'да' }),
  },
  emptyUserAgent: {
    name: 'Пустая строка User-agent',
    question: 'Что делает строка User-agent без значения?',
    answer: oneOf({
      'opens-group': 'открывает группу, которая никого не называет',
      'continues-group': 'присоединяет следующие строки к предыдущей группе',
    }),
  },
  starGroup: {
    name: 'Группа для * и других',
    question: 'К кому относится группа, которая называет и *, и другие токены?',
    answer: oneOf({
      'for-all-it-names': 'ко всем, кого она называет',
      'for-others-only': 'только к роботам, которые нигде не названы',
    }),
  },
  crawlerHabits: {
    name: 'Особенности роботов',
    question: 'Учитываются ли запасные токены робота и то, что группы для * его не касаются?',
    answer: oneOf({ known: 'да', unknown: 'нет, о них ничего не известно' }),
  },
  looseStar: {
    name: 'Текст после *',
    question: 'Относится ли * ко всем роботам, если за ней есть ещё текст?',
    answer: (loose) => (loose ? 'да' : 'нет'),
  },
  familyTokens: {
    name: 'Общий токен',
    question: 'Какие токены ищутся между токеном робота и *?',
    answer: (tokens) => (tokens.length === 0 ? 'никакие' : tokens.join(', ')),
  },
}
