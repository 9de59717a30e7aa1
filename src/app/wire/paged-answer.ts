import type { Answer, CallOptions } from './answer.ts'
import type { CountedPage } from './use-own-pages.ts'

type Either<Row> = Answer<CountedPage<Row> | Row[]>

/** A list that comes whole or page by page, as a page. */
export const pagedAnswer = <Row>(answer: Either<Row>): Answer<CountedPage<Row>> =>
  Array.isArray(answer.value)
    ? { ...answer, value: { results: answer.value, next_cursor: null, total: answer.value.length } }
    : (answer as Answer<CountedPage<Row>>)

/** The same of what comes later. */
export const laterPaged = ({ later, ...options }: CallOptions): CallOptions =>
  later ? { ...options, later: (answer) => later(pagedAnswer(answer as Either<unknown>)) } : options
