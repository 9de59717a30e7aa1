import type { makeRouter } from '../router.tsx'
import type { Answer } from '../wire/answer.ts'

export const isAnswer = (value: unknown): value is Answer<unknown> =>
  typeof value === 'object' && value !== null && 'address' in value && 'fetchedAt' in value && 'value' in value

/** The answers that the present screens were made from. */
export const answersOnScreen = (router: ReturnType<typeof makeRouter>): Answer<unknown>[] =>
  router.state.matches.map((match): unknown => match.loaderData).filter(isAnswer)
