import { RELATION_LIMITS } from '#contract/relations/relations.ts'
import type { Database } from '../../db/connection/open.ts'
import { type CountPerson, limitPerson } from '../../http/limits/limit-person.ts'

/** Counts one that is newly followed: who ends follows and begins them again is counted too. */
export type CountFollow = CountPerson

export const limitFollows = (pool: Database['pool']): CountFollow =>
  limitPerson(pool, [{ keyPrefix: 'follows-hour', points: RELATION_LIMITS.followsPerHour, duration: 3600 }])
