/** The search engines that nearly every public site wants to be found by. */

/** Ids of their crawlers; to shut one of these out by name is seldom meant. */
export const MAIN_SEARCH_CRAWLER_IDS: readonly string[] = ['googlebot', 'bingbot']
