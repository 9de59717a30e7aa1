import type { TestApp } from '../app.ts'
import { fillProfile } from '../nouns/profiles.ts'

/** Two pictures of a seller’s profile; zeros: who sells nothing. */
export interface Profile {
  item: number
  otherItem: number
}

export async function makeProfile({ database: { db } }: Pick<TestApp, 'database'>, seller: number | undefined): Promise<Profile> {
  if (seller === undefined) return { item: 0, otherItem: 0 }
  const [item = 0, otherItem = 0] = await fillProfile(db, seller, [{ file: `/media/sellers/${seller}-a.webp` }, { file: `/media/sellers/${seller}-b.webp` }])
  return { item, otherItem }
}
