import * as v from 'valibot'
import { Id } from '../core/fields.ts'
import type { NoticeGroups } from '../notices/notice-group.ts'

/** What owners are told of decisions of staff: something of theirs is off, or public again; their shop may sell nothing, or may again. */
export const TAKEN_OFF_NOTICES = ['taken-off', 'restored', 'selling-suspended', 'selling-released'] as const
export type TakenOffNotice = (typeof TAKEN_OFF_NOTICES)[number]

export const TAKEN_OFF_NOTICE_GROUPS = {
  decisions: { kinds: TAKEN_OFF_NOTICES, app: 'always', audience: 'everyone', mail: 'none' },
} as const satisfies NoticeGroups

/** What can be taken off as a whole, with a page that says why. */
const TAKEN_OFF_PAGES = ['event', 'service', 'product', 'job', 'article', 'seller'] as const
export type TakenOffPage = (typeof TAKEN_OFF_PAGES)[number]

/** What can be taken off as a whole. Of a post, and of a member’s own page, readers are told nothing. */
export const TAKEN_OFF_SUBJECTS = [...TAKEN_OFF_PAGES, 'post', 'person'] as const
export type TakenOffSubject = (typeof TAKEN_OFF_SUBJECTS)[number]

/** What a notice is about: of a `seller` the shop, of a `person` their page, each by the number of its owner. */
export const TakenOff = v.object({ subject: v.picklist(TAKEN_OFF_SUBJECTS), id: Id })
export type TakenOff = v.InferOutput<typeof TakenOff>
