import { and, eq } from 'drizzle-orm'
import { GALLERY_MOST } from '#contract/galleries/gallery-limits.ts'
import { holdOwnEvent, ownEvent } from '../../../db/events/own-event.ts'
import { events } from '../../../db/tables/events.ts'
import type { GalleryKind } from '../../../galleries/gallery-kind.ts'

/** The gallery of an event: its seller's. */
export const EVENT_GALLERY: GalleryKind = {
  most: GALLERY_MOST.event,
  folder: 'events',
  find: async (db, { subject, owner }) => (await ownEvent(db, owner, subject)).gallery,
  hold: async (tx, { subject, owner }) => (await holdOwnEvent(tx, owner, subject)).gallery,
  attach: async (tx, subject, gallery) => {
    await tx.update(events).set({ gallery }).where(eq(events.id, subject))
  },
  subjectOf: async (db, gallery, owner) => {
    const [found] = await db
      .select({ id: events.id })
      .from(events)
      .where(and(eq(events.gallery, gallery), eq(events.seller, owner)))
    return found?.id
  },
  isShown: async (tx, file) => (await tx.$count(events, eq(events.thumbnail, file))) > 0,
}
