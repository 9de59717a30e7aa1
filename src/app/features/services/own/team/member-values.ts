import * as v from 'valibot'
import { oneLine, oneLineRequired } from '#contract/core/names.ts'
import { TEAM_LIMITS, type TeamMember } from '#contract/services/team.ts'

/** A member as it is typed: all of it texts. */
export type MemberTexts = Record<'name' | 'role' | 'is_bookable', string>

export const textsOfMember = (member: TeamMember | undefined): MemberTexts => ({
  name: member?.name ?? '',
  role: member?.role ?? '',
  is_bookable: String(member?.is_bookable ?? true),
})

export const MemberForm = v.object({
  name: oneLineRequired(TEAM_LIMITS.nameLongest),
  role: oneLine(TEAM_LIMITS.roleLongest),
  is_bookable: v.pipe(
    v.string(),
    v.transform((text) => text === 'true'),
  ),
})
