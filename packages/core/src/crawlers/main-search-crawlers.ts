/** The search engines that nearly every public site wants to be found by. */

/** Ids of their crawlers; to shut one of these out by name is seldom meant. */
export const MAIN_SEARCH_CRAWLER_IDS: readonly string[] = ['googlebot', 'bingbot']

/** Ids of the crawlers whose being let in shows that a site wants to be found, whoever is shut out. */
export const LARGE_SEARCH_CRAWLER_IDS: readonly string[] = [...MAIN_SEARCH_CRAWLER_IDS, 'yandexbot']
