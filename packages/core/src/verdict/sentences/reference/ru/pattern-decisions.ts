/** Russian: decision points about patterns and the verdict. */
import { oneOf } from '../decision-texts.ts'
import type { PatternDecisionTexts } from '../decision-topics.ts'

export const patternDecisions: PatternDecisionTexts = {
  encoding: {
    name: 'Процентное кодирование',
    question: 'В каком виде сравниваются шаблон и адрес?',
    answer: oneOf({
      'escape-non-ascii': 'символы вне ASCII кодируются, ничего не раскодируется',
      normalised: 'символы вне ASCII кодируются, лишнее кодирование снимается',
      'decoded-and-quoted': 'оба раскодируются и кодируются заново',
      'parts-quoted': 'путь и параметры кодируются заново по отдельности',
      'path-quoted': 'путь кодируется заново, параметры остаются как есть',
    }),
  },
  wildcards: {
    name: 'Подстановочные знаки',
    question: 'Есть ли у * и у $ в конце особый смысл?',
    answer: (special) => (special ? 'да' : 'нет, это обычные символы'),
  },
  innerDollar: {
    name: '$ в середине',
    question: 'Что означает $ не в конце?',
    answer: oneOf({
      literal: 'это обычный символ',
      'skips-rule': 'правило пропускается',
      both: 'правило читается двояко: каждый $ как обычный символ и как написано',
    }),
  },
  otherStart: {
    name: 'Нет косой черты в начале',
    question: 'Что, если путь правила не начинается ни с /, ни с *?',
    answer: oneOf({
      'never-matches': 'правило учитывается, но никогда не подходит',
      skipped: 'правило пропускается',
      'as-written': 'путь сравнивается как есть',
    }),
  },
  starStart: {
    name: '* в начале',
    question: 'Может ли путь правила начинаться с *?',
    answer: oneOf({ pattern: 'да', skipped: 'нет, правило пропускается' }),
  },
  patternCharacters: {
    name: 'Символы в пути',
    question: 'Какие символы может содержать путь правила?',
    answer: oneOf({ any: 'любые', visible: 'любые, кроме управляющих и пробельных' }),
  },
  octets: {
    name: 'Длина правила',
    question: 'Что входит в длину правила?',
    answer: oneOf({
      all: 'все октеты пути, включая * и $',
      'without-wildcards': 'все октеты пути, кроме * и $ в конце',
      'matched-text': 'часть адреса, которой правило соответствует',
    }),
  },
  emptyDisallow: {
    name: 'Disallow без пути',
    question: 'Что делает Disallow без пути?',
    answer: oneOf({
      'no-effect': 'ничего',
      'allows-one-octet': 'действует как Allow длиной в один октет',
      'allows-all': 'разрешает всё',
      skipped: 'строка пропускается',
    }),
  },
  emptyAllow: {
    name: 'Allow без пути',
    question: 'Что делает Allow без пути?',
    answer: oneOf({ 'no-effect': 'ничего', skipped: 'строка пропускается' }),
  },
  indexPage: {
    name: 'Индексная страница',
    question: 'Разрешает ли Allow для index.html и сам каталог?',
    answer: oneOf({
      'directory-too': 'да, для любого имени, которое начинается с index.htm',
      'directory-too-if-whole': 'да, только для index.html',
      ordinary: 'нет',
    }),
  },
  precedence: {
    name: 'Приоритет',
    question: 'Какое из нескольких подходящих правил решает?',
    answer: oneOf({
      'most-octets': 'самое длинное, при равной длине Allow',
      'first-match': 'первое в файле',
    }),
  },
  robotsTxtItself: {
    name: 'Сам robots.txt',
    question: 'Всегда ли разрешено запрашивать сам robots.txt?',
    answer: oneOf({ allowed: 'да', 'by-rules': 'только если это разрешают правила' }),
  },
}
