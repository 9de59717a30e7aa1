import { askAhead } from './ahead.ts'

/**
 * Asks for one thing of a noun as soon as a finger is on its link.
 * @param path of the endpoint that gives it, with the place of its id
 */
export const prefetchItem =
  (path: string) =>
  (id: string): void =>
    askAhead(path.replace(/{.+}/, id), () => import('./call.ts'))
