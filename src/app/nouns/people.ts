import { pagePath } from '#contract/core/resource.ts'
import type { PersonHit } from '#contract/people/people.ts'
import { PEOPLE } from '#contract/people/people-resource.ts'
import type { Row } from './row.ts'

export const PERSON_ICON = 'i-lucide-user-round'

/** A member that was found. Several may have one name; none shares a username. */
export const personHit = ({ username, name, picture }: PersonHit): Row => ({
  href: pagePath(PEOPLE, username),
  title: name,
  picture: picture ? { src: picture, tone: 0, isSquare: true } : null,
  icon: PERSON_ICON,
  facts: [`@${username}`],
})
