import { addMember, changeMember, listTeam, removeMember, type TeamMember } from '#contract/services/team.ts'
import { pictureFiles } from '../../../../ui/media/picture-files.ts'
import type { CallOptions } from '../../../../wire/answer.ts'
import { call } from '../../../../wire/call.ts'
import { callAndStore } from '../../../../wire/call-and-store.ts'

export const loadTeam = (options: CallOptions = {}) => call(listTeam, {}, options)

/** Every change is answered with the whole team: what the phone keeps of it is then that. */
const COPY = [listTeam, {}] as const

/** A member as it is sent: texts, and a new picture where one was chosen. */
export interface MemberInput {
  name: string
  role: string
  is_bookable: boolean
  picture: Blob | undefined
}

const filesOf = (picture: Blob | undefined) => {
  const [file] = picture ? pictureFiles([picture]) : []
  return file ? { files: { picture: file } } : {}
}
const fieldsOf = ({ name, role, is_bookable }: MemberInput) => ({ name, role, is_bookable: is_bookable ? ('true' as const) : ('false' as const) })

/** @param client_key the same again is the same member. @throws {Problem} bad-input — its fields say why */
export const addToTeam = (member: MemberInput, client_key: string): Promise<TeamMember[]> =>
  callAndStore(addMember, { body: { ...fieldsOf(member), client_key }, ...filesOf(member.picture) }, COPY)

/** @param isWithout the picture that there was is taken away */
export const changeInTeam = (member_id: number, member: MemberInput, isWithout: boolean): Promise<TeamMember[]> =>
  callAndStore(
    changeMember,
    { params: { member_id }, body: { ...fieldsOf(member), ...(isWithout && { no_picture: 'true' as const }) }, ...filesOf(member.picture) },
    COPY,
  )

/** @throws {Problem} bookings-open — bookings to come are with this member; `facts.bookings` says how many */
export const removeFromTeam = (member_id: number): Promise<TeamMember[]> => callAndStore(removeMember, { params: { member_id } }, COPY)
