import * as v from 'valibot'
import type { OutboxEntry } from '../state/outbox/outbox.ts'

/** The noun of its entries in the outbox. */
export const RELATIONS = 'relations'

/** Whom a reader has to do with. */
export interface Member {
  user_id: number
  /** Of their shop, or of their own page. */
  name: string
}

const WISHES = ['follow', 'unfollow', 'mute', 'unmute', 'block', 'unblock'] as const
export type RelationWish = (typeof WISHES)[number]

const About = v.object({ wish: v.picklist(WISHES), user_id: v.number(), name: v.string() })
export type RelationAbout = v.InferOutput<typeof About>

/** What an entry asks for; undefined: it is about something else, or another version of the app wrote it. */
export function readRelation({ noun, about }: Pick<OutboxEntry, 'noun' | 'about'>): RelationAbout | undefined {
  const read = noun === RELATIONS ? v.safeParse(About, about) : undefined
  return read?.success ? read.output : undefined
}
