import type { ProblemCode } from './problem.ts'

/**
 * The code of an expected failure, undefined for anything else. For code of the first load, where the table that comes with the class
 * `Problem` would weigh more than the question.
 */
export const problemCode = (error: unknown): ProblemCode | undefined =>
  error instanceof Error && error.name === 'Problem' ? (error as Error & { code: ProblemCode }).code : undefined

/** Whether the service has nothing at an address, or takes it for none. */
export const isNotThere = (error: unknown): boolean => ['not-found', 'bad-input'].includes(problemCode(error) ?? '')

/** Whether no answer came: there is no network, or it is too slow. */
export const isNoAnswer = (code: ProblemCode | undefined): boolean => code === 'offline' || code === 'too-slow'

/** Whether the network is at fault: no answer came, or something on the way answered in the place of the service. */
export const isNetworkProblem = (code: ProblemCode | undefined): boolean => isNoAnswer(code) || code === 'strange-answer'

/** Whether the same request may work on another try: the network is at fault, or the service is busy. */
export const mayWorkLater = (code: ProblemCode): boolean => isNetworkProblem(code) || code === 'busy'
