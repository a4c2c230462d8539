/** The door of the package, for types only: the page's typed client takes them. */

export type { AppType } from './app.ts'
