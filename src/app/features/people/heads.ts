import type { PersonPage } from '#contract/people/people.ts'
import type { MakeHead } from '../../ui/navigation/page-head.ts'
import type { Answer } from '../../wire/answer.ts'
import { personHead } from './head.ts'

/** Heads of the public pages of members, by route. */
export const PEOPLE_HEADS: Record<string, MakeHead> = {
  '/people/$username': ({ data, ...tools }) => personHead((data as Answer<PersonPage>).value, tools),
}
