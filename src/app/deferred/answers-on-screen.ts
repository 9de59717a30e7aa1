import type { makeRouter } from '../router.tsx'
import type { Answer } from '../wire/answer.ts'

const isAnswer = (value: unknown): value is Answer<unknown> =>
  typeof value === 'object' && value !== null && 'address' in value && 'fetchedAt' in value && 'value' in value

/** The answers in what a loader gave: one, or several in a list or by name. */
export const answersIn = (data: unknown): Answer<unknown>[] => (isAnswer(data) ? [data] : Object.values(data ?? {}).filter(isAnswer))

/** The answers that the present screens were made from. */
export const answersOnScreen = (router: ReturnType<typeof makeRouter>): Answer<unknown>[] =>
  router.state.matches.flatMap((match) => answersIn(match.loaderData))
