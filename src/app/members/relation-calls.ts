import { blockMember, followMember, listRelated, type MUTE_SPANS, muteMember, type Related, readRelations } from '#contract/relations/relations.ts'
import type { CallOptions } from '../wire/answer.ts'
import { call } from '../wire/call.ts'
import { send } from '../wire/send.ts'
import { type Member, RELATIONS, type RelationWish } from './relation-entry.ts'

export type MuteSpan = (typeof MUTE_SPANS)[number]

export const loadRelations = (options: CallOptions) => call(readRelations, {}, options)
export const loadRelated = (which: Related, cursor: string | undefined, options: CallOptions = {}) =>
  call(listRelated, { params: { which }, query: { ...(cursor !== undefined && { cursor }) } }, options)

const paramsOf = ({ user_id }: Member) => ({ params: { user_id } })
/** Of several wishes about the same member the last is sent. */
const sendingOf = (wish: RelationWish, kind: 'follow' | 'mute' | 'block', { user_id, name }: Member) => ({
  noun: RELATIONS,
  about: { wish, user_id, name },
  subject: `${kind} ${user_id}`,
})

/** Each waits in the outbox where there is no network. @throws {Problem} not-possible, relations-full, not-signed-in, out-of-space */
export const sendFollow = (member: Member, following: boolean) =>
  send(followMember, { ...paramsOf(member), body: { following } }, sendingOf(following ? 'follow' : 'unfollow', 'follow', member))
export const sendMute = (member: Member, span: MuteSpan | null) =>
  send(muteMember, { ...paramsOf(member), body: { span } }, sendingOf(span === null ? 'unmute' : 'mute', 'mute', member))
export const sendBlock = (member: Member, blocked: boolean) =>
  send(blockMember, { ...paramsOf(member), body: { blocked } }, sendingOf(blocked ? 'block' : 'unblock', 'block', member))
