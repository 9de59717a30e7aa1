import { eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { GALLERY_MOST } from '#contract/galleries/gallery-limits.ts'
import { seller_profiles } from '../../db/tables/sellers.ts'
import type { GalleryKind, Subject } from '../../galleries/gallery-kind.ts'

const { user_id, gallery } = seller_profiles

/** The pictures and films of a profile: its seller's, whose user id is its subject. What is in it is public at once. */
export const PROFILE_GALLERY: GalleryKind = {
  most: GALLERY_MOST.profile,
  folder: 'sellers',
  row: { of_profile: true },
  find: async (db, whose) => galleryIn(await db.select({ gallery }).from(seller_profiles).where(mine(whose))),
  hold: async (tx, whose) => galleryIn(await tx.select({ gallery }).from(seller_profiles).where(mine(whose)).for('no key update')),
  attach: async (tx, subject, made) => {
    await tx.update(seller_profiles).set({ gallery: made }).where(eq(user_id, subject))
  },
  subjectOf: async (db, which, owner) => {
    const [found] = await db.select({ gallery }).from(seller_profiles).where(eq(user_id, owner))
    return found?.gallery === which ? owner : undefined
  },
}

/** @throws {Problem} not-found — another person's profile, which is as good as none. */
function mine({ subject, owner }: Subject) {
  if (subject !== owner) throw new Problem('not-found')
  return eq(user_id, owner)
}

function galleryIn([row]: { gallery: number | null }[]): number | null {
  if (!row) throw new Problem('not-found')
  return row.gallery
}
