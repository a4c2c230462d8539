/** The page's own texts in Russian. */
import type { Messages } from './en.ts'
import { pluralizer } from './plural.ts'

const count = pluralizer('ru')
const number = (value: number) => value.toLocaleString('ru')
const range = (first: number, last: number) =>
  first === last ? `строку ${first}` : `строки ${first}–${last}`
const octets = (value: number) =>
  count(value, { one: 'октет', few: 'октета', many: 'октетов', other: 'октета' })

export const ru: Messages = {
  header: {
    title: 'robots.txt tester',
    tester: 'Тестер',
    reference: 'Справочник',
    api: 'API',
    pages: 'Страницы',
    language: 'Язык',
    keys: 'Сочетания клавиш',
    theme: {
      system: 'Оформление: как в системе',
      light: 'Оформление: светлое',
      dark: 'Оформление: тёмное',
    },
  },
  address: {
    label: 'Адрес',
    placeholder: 'https://example.com/page',
    fetch: 'Загрузить с сайта',
    cancel: 'Отменить',
    file: 'Файл:',
    port: (port) => `порт ${port}`,
    pathOnly: 'Только путь: подходит к файлу любого сайта.',
  },
  fetching: {
    starting: 'обращаемся к нашему серверу…',
    stages: {
      'looking-up': (host) => `ищем адрес ${host}…`,
      connecting: (host) => `соединяемся с ${host}…`,
      securing: (host) => `устанавливаем защищённое соединение с ${host}…`,
      asking: (host) => `ждём ответа ${host}…`,
      reading: (host) => `читаем ответ ${host}…`,
    },
    redirect: (hop, of) => `Перенаправление ${hop} (не больше ${of})`,
    unreachable: 'Наш сервер не ответил. О сайте ничего не известно; попробуйте ещё раз.',
    unreadable:
      'Ответ нашего сервера не удалось прочитать. О сайте ничего не известно; попробуйте ещё раз.',
    refusedByUs: (detail) =>
      detail === '' ? 'Наш сервер не загрузил файл.' : `Наш сервер не загрузил файл: ${detail}`,
    tooManyRequests: (seconds) =>
      seconds === null
        ? 'Слишком много загрузок за короткое время. Подождите минуту и повторите.'
        : `Слишком много загрузок за короткое время. Повторите через ${count(seconds, { one: 'секунду', few: 'секунды', many: 'секунд', other: 'секунды' })}.`,
  },
  crawler: {
    label: 'Робот',
    placeholder: 'Имя, токен или заголовок User-Agent',
    list: 'Роботы',
    popular: 'Самые частые',
    unlisted: 'Как введено',
    independent: 'Прочие',
    custom: 'произвольный токен, чтение по стандарту',
    fromHeader: (part) => `найден в заголовке по «${part}»`,
    none: 'Введите имя, токен или заголовок User-Agent целиком.',
    noToken: 'токен не опубликован',
    retired: 'больше не используется',
    control: 'использование, а не обход',
  },
  verdict: {
    region: 'Вердикт',
    readsAs: 'Читать как',
    itsOwn: (dialect) => `как сам робот: ${dialect}`,
    working: 'Определяем…',
    pasted: 'введён вручную · считается ответом 200',
    example: 'пример',
    live: (time) => `с сайта ${time}`,
    noAnswer: 'нет ответа',
    notAsked: 'не запрашивали',
  },
  notices: {
    region: 'Сообщения',
    dismiss: 'Закрыть',
    brokenField: (field, value) =>
      `Поле «${field}» ссылки не годится («${value}») и пропущено. Остальное показано.`,
    fileInAddress: 'Это похоже на файл robots.txt, а не на адрес.',
    moveToFile: 'Поместить в файл',
    tooLarge: (size) =>
      `С этим файл занял бы ${octets(size)}, а помещается не больше 2 097 152 (2 МиБ). Файл остался прежним.`,
    unreadableFile: 'Не удалось открыть файл.',
    notKept:
      'Браузер не сохраняет введённый текст: если закрыть страницу, он пропадёт. Сначала скопируйте или скачайте файл.',
    notCopied: 'Браузер не разрешил копирование. Выделите текст и скопируйте его вручную.',
    notGoverned: (host) => `Этот файл не действует для ${host}.`,
    notGovernedBecause: {
      host: 'robots.txt действует только для своего хоста.',
      scheme: 'robots.txt действует только для своей схемы: у http и https он у каждой свой.',
      port: 'robots.txt действует только для своего порта.',
    },
    fetchRight: (url) => `Загрузить ${url}`,
    setAside: 'Ваш прежний текст сохранён.',
    restore: 'Вернуть его',
  },
  doubts: {
    webPage:
      'Это веб-страница, а не файл robots.txt. Роботы читают её построчно и обычно не находят ни одного правила.',
    utf16:
      'Файл в кодировке UTF-16. Роботы ожидают UTF-8 и не найдут в нём правил; сохраните его в UTF-8.',
    binary: 'Это не похоже на текстовый файл. Роботы не найдут в нём правил.',
    notUtf8: (size) => `Не в UTF-8: ${octets(size)}. Они сохранены и сравниваются как есть.`,
    address: (line) => `Строка ${line} — адрес, а не директива.`,
    moveToAddress: 'Проверить этот адрес',
    empty: 'Файл пуст: ограничений нет.',
    noFile: 'Файл не получен. Введите или вставьте свой, чтобы проверить его.',
  },
  file: {
    tab: 'Файл',
    title: 'robots.txt',
    label: 'Текст robots.txt',
    notLoaded: 'Не удалось загрузить редактор. Ничего не потеряно: перезагрузите страницу.',
    reload: 'Перезагрузить',
    open: 'Открыть…',
    copy: 'Копировать',
    copied: 'Скопировано',
    download: 'Скачать',
    decides: 'решает',
    lineSkipped: (line, reason) => `Строка ${line} пропускается: ${reason}`,
    lineDecides: (line) => `Решает строка ${line}.`,
    lineMatches: (line, reason) => `Строка ${line} тоже совпадает: ${reason}.`,
    lineNear: (line, reason) => `Строка ${line} почти совпадает: ${reason}.`,
    octets,
    octetsOf: (size, limit) =>
      `${number(size)} из ${count(limit, { one: 'октета', other: 'октетов' })}`,
    parting: 'На этой строке прочтения расходятся',
  },
  live: {
    same: 'как на сайте',
    differs: 'Изменён: отличается от файла на сайте',
    returnTo: 'Вернуться к файлу с сайта',
  },
  tabs: {
    label: 'Объяснения',
    notLoaded: 'Не удалось загрузить эту часть. Перезагрузите страницу.',
    why: 'Почему',
    crawlers: 'Роботы',
    readers: 'Прочтения',
    problems: 'Проблемы',
    response: 'Ответ сайта',
    counted: {
      error: (problems) =>
        count(problems, { one: 'ошибка', few: 'ошибки', many: 'ошибок', other: 'ошибки' }),
      warning: (problems) =>
        count(problems, {
          one: 'предупреждение',
          few: 'предупреждения',
          many: 'предупреждений',
          other: 'предупреждения',
        }),
      info: (problems) =>
        count(problems, {
          one: 'замечание',
          few: 'замечания',
          many: 'замечаний',
          other: 'замечания',
        }),
      hint: (problems) =>
        count(problems, {
          one: 'подсказка',
          few: 'подсказки',
          many: 'подсказок',
          other: 'подсказки',
        }),
    },
  },
  why: {
    matching: 'Совпавшие правила',
    noMatches: 'Ни одно правило не совпадает с этим адресом.',
    notRead: 'Здесь решает не файл, а ответ сайта.',
    nearMisses: 'Почти совпали',
    whichGroup: 'Какая группа',
    noTrail: 'Группу не искали.',
    noGroup: 'нет',
    noneApplies: 'ни одна группа не действует',
    linesOf: (lines) => (lines === 1 ? 'строка' : 'строки'),
    skipped: 'Пропущенные строки',
    noSkipped: 'Прочитаны все строки.',
    showAllSkipped: (lines) =>
      `Показать все ${count(lines, { one: 'строку', few: 'строки', many: 'строк', other: 'строки' })}`,
    columns: {
      line: 'Строка',
      rule: 'Правило',
      octets: 'Октеты',
      outcome: 'Итог',
      because: 'Причина',
      text: 'Текст',
    },
    wins: 'решает',
    thisLine: (line) => `Строка ${line}`,
    blankLine: 'Пустая: ничего не значит ни для кого.',
    commentLine: 'Комментарий: ничего не значит ни для кого.',
    decidesHere: 'решает для этого робота и адреса',
    everyReader: 'Для всех',
    roles: {
      'user-agent': 'называет, для кого группа',
      allow: 'правило: разрешить',
      disallow: 'правило: запретить',
      sitemap: 'карта сайта',
      other: 'читается, но это не правило',
      none: 'ничего',
    },
    skippedBy: 'пропускается',
    about: (crawler) => `О роботе ${crawler}`,
    note: 'Примечание',
    aboutLoading: 'Загрузка…',
    operator: 'Владелец',
    token: 'Токен',
    fallbacks: 'Затем ищет',
    purpose: 'Назначение',
    respects: 'Соблюдение robots.txt',
    header: 'Заголовок User-Agent',
    source: 'Источник',
    checked: (date) => `проверено ${date}`,
    unverified: 'Не проверено',
    documentation: 'Страница владельца',
    unknownOperator: 'неизвестен',
    noneToken: 'не опубликован',
  },
  managed: {
    title: (name, first, last) => `${name} (строки ${first}–${last})`,
    all: (blocks) => (blocks === 2 ? 'Оба блока' : `Все блоки (${number(blocks)})`),
    decides: 'Решает этот блок.',
    decidesHere: (block) => `Решает ${block}.`,
    allDecide: 'Решают все блоки сервисов вместе.',
    ownRules: {
      allowed: 'Одни ваши собственные правила разрешили бы доступ.',
      blocked: 'Одни ваши собственные правила запретили бы доступ.',
    },
    otherRules: {
      allowed: 'Без этого блока доступ был бы разрешён.',
      blocked: 'Без этого блока доступ был бы запрещён.',
    },
    without: {
      block: 'Без этого блока:',
      all: 'Без этих блоков:',
    },
    same: {
      block: 'Без этого блока вердикт тот же.',
      all: 'Без этих блоков вердикт тот же.',
    },
    otherReason: {
      block: 'Без этого блока вердикт тот же, но по другой причине:',
      all: 'Без этих блоков вердикт тот же, но по другой причине:',
    },
    notAsked: (blocks) =>
      `По отдельности не проверено: ${count(blocks, { one: 'блок', few: 'блока', many: 'блоков', other: 'блока' })}.`,
    fold: (first, last) => `Свернуть ${range(first, last)}`,
    open: (first, last) => `Показать ${range(first, last)}`,
    folded: (first, last) =>
      first === last ? `Строка ${first} свёрнута.` : `Строки с ${first} по ${last} свёрнуты.`,
    opened: (first, last) =>
      first === last ? `Строка ${first} показана.` : `Строки с ${first} по ${last} показаны.`,
  },
  keys: {
    title: 'Клавиши',
    close: 'Закрыть',
    fetch: 'Загрузить файл с сайта',
    tabs: 'Показать вкладку 1, 2, 3…',
    help: 'Показать этот список',
    find: 'Найти в файле',
    undo: 'Отменить или вернуть правку файла',
    problems: 'Следующая, предыдущая проблема в файле',
    fold: 'Свернуть, показать блок сервиса',
    leave: 'Выйти из файла',
  },
  editor: {
    'Control character': 'Управляющий символ',
    'Selection deleted': 'Выделение удалено',
    Find: 'Найти',
    Replace: 'Заменить на',
    next: 'далее',
    previous: 'назад',
    all: 'выделить все',
    'match case': 'учитывать регистр',
    regexp: 'регулярное выражение',
    'by word': 'слово целиком',
    replace: 'заменить',
    'replace all': 'заменить все',
    close: 'Закрыть',
    'current match': 'текущее совпадение',
    'replaced $ matches': 'заменено совпадений: $',
    'replaced match on line $': 'заменено совпадение в строке $',
    'on line': 'в строке',
    'Go to line': 'Перейти к строке',
    go: 'перейти',
    null: 'NUL',
  },
}
