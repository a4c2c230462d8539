/** Russian: what is known about crawlers. */
import type { ReferenceTexts } from '../reference-texts.ts'

export const purposes: ReferenceTexts['purposes'] = {
  search: { label: 'Поиск', explanation: 'Собирает страницы для поисковой системы.' },
  image: { label: 'Поиск картинок', explanation: 'Собирает изображения для поисковой системы.' },
  video: { label: 'Поиск видео', explanation: 'Собирает видео для поисковой системы.' },
  news: { label: 'Новости', explanation: 'Собирает статьи для новостного сервиса.' },
  'ai-training': {
    label: 'Обучение ИИ',
    explanation: 'Собирает материалы, на которых обучают модели ИИ.',
  },
  'ai-search': {
    label: 'ИИ-поиск',
    explanation: 'Собирает страницы, на которые ИИ-поиск ссылается в ответах.',
  },
  'ai-user': {
    label: 'ИИ по запросу человека',
    explanation: 'Загружает страницу по просьбе пользователя ИИ-помощника.',
  },
  'ai-agent': { label: 'ИИ-агент', explanation: 'Работает со страницами от имени человека.' },
  ads: { label: 'Реклама', explanation: 'Проверяет посадочные страницы или размещает рекламу.' },
  'social-preview': {
    label: 'Превью ссылок',
    explanation: 'Загружает заголовок и картинку страницы, которой поделились.',
  },
  feed: { label: 'Ленты', explanation: 'Загружает ленты для подписчиков.' },
  'seo-tool': { label: 'SEO-инструмент', explanation: 'Собирает данные о ссылках и позициях.' },
  monitoring: { label: 'Мониторинг', explanation: 'Проверяет, работает ли сайт.' },
  archive: { label: 'Архив', explanation: 'Хранит копии страниц.' },
  other: { label: 'Прочее', explanation: 'Служит другой цели, или цель неизвестна.' },
}

export const respectsRobots: ReferenceTexts['respectsRobots'] = {
  yes: { label: 'да', explanation: 'Соблюдает robots.txt.' },
  partly: { label: 'частично', explanation: 'Соблюдает robots.txt с исключениями.' },
  'user-triggered': {
    label: 'по просьбе человека',
    explanation: 'Загружает страницы по просьбе человека и может при этом не учитывать robots.txt.',
  },
  no: { label: 'нет', explanation: 'Не соблюдает robots.txt.' },
}

export const respectsBases: ReferenceTexts['respectsBases'] = {
  operator: { label: 'владелец', explanation: 'Так говорит владелец робота.' },
  community: { label: 'третьи лица', explanation: 'Так сказано в чужих списках или отчётах.' },
  assumed: { label: 'предположение', explanation: 'Никто этого не говорит; это предположение.' },
}

export const crawlDelay: ReferenceTexts['crawlDelay'] = {
  honoured: {
    label: 'учитывает',
    explanation: 'Делает паузы между запросами, как велит Crawl-delay.',
  },
  ignored: { label: 'не учитывает', explanation: 'Crawl-delay на него не действует.' },
  unknown: { label: 'неизвестно', explanation: 'Учитывает ли он Crawl-delay, не описано.' },
}
