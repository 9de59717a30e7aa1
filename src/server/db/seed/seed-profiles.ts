import { eq, sql } from 'drizzle-orm'
import { scriptLanguage } from '#contract/core/text.ts'
import { learnSellerWords, sellerTermColumn } from '../sellers/seller-words.ts'
import { ensureTeam } from '../services/ensure-team.ts'
import { galleries, gallery_items } from '../tables/galleries.ts'
import { seller_profiles } from '../tables/sellers.ts'
import { team_members } from '../tables/services.ts'
import type { PictureBook } from './pictures.ts'
import type { FindPictures } from './posts/find-pictures.ts'
import { PROFILES, type ProfileSketch } from './posts/profiles.ts'
import type { SeedDb } from './seed-transaction.ts'

interface ProfileSeeding {
  book: PictureBook
  find: FindPictures
  /** Accounts by username. */
  sellers: ReadonlyMap<string, { id: number }>
}

/** Fills the profiles of some sellers: what they say of themselves, who works with them, pictures and films. */
export async function seedProfiles(db: SeedDb, { book, find, sellers }: ProfileSeeding): Promise<void> {
  for (const sketch of PROFILES) {
    const seller = sellers.get(sketch.seller)
    if (!seller) throw new Error(`${sketch.seller}: no such seller`)
    const gallery = await writeGallery(db, sketch, { seller: seller.id, find })
    await writeWords(db, sketch, { seller: seller.id, gallery })
    if (sketch.team) await writeTeam(db, sketch.team, { username: sketch.seller, seller: seller.id, book })
  }
}

async function writeWords(
  db: SeedDb,
  { city, gender, about, skills = [] }: ProfileSketch,
  { seller, gallery }: { seller: number; gallery: number },
): Promise<void> {
  const [shop] = await db.select().from(seller_profiles).where(eq(seller_profiles.user_id, seller))
  if (!shop) throw new Error(`no shop of account ${seller}`)
  const said = { ...shop, skills: [...shop.skills, ...skills] }
  await learnSellerWords(db, [said])
  await db
    .update(seller_profiles)
    .set({ city, gender: gender ?? null, about, skills: said.skills, gallery, version: sql`${seller_profiles.version} + 1`, ...sellerTermColumn(said) })
    .where(eq(seller_profiles.user_id, seller))
}

async function writeGallery(
  db: SeedDb,
  { seller: username, pictures, films }: ProfileSketch,
  { seller, find }: { seller: number; find: FindPictures },
): Promise<number> {
  const [made] = await db.insert(galleries).values({ owner: seller }).returning({ id: galleries.id })
  if (!made) throw new TypeError('the database took a gallery and gave none back')
  const shown = pictures.flatMap(([one, name]) => find([one], scriptLanguage(name)).map((picture) => ({ ...picture, name })))
  const linked = films.map(([video_url, name]) => ({ video_url, name }))
  if (shown.length === 0) throw new Error(`${username}: a profile without pictures is not full`)
  await db.insert(gallery_items).values([...shown, ...linked].map((item, position) => ({ ...item, gallery: made.id, position, of_profile: true })))
  return made.id
}

type Team = NonNullable<ProfileSketch['team']>

/** Who works with a seller, and does none of the services that are offered. */
async function writeTeam(
  db: SeedDb,
  { role, mates }: Team,
  { username, seller, book }: { username: string; seller: number; book: PictureBook },
): Promise<void> {
  await ensureTeam(db, seller)
  await db.update(team_members).set({ role }).where(sql`${team_members.seller} = ${seller} and ${team_members.is_owner}`)
  await db
    .insert(team_members)
    .values(
      mates.map(({ name, role: does, face }) => ({ seller, name, role: does, picture: face ? book.member({ key: `${username} ${name}`, ...face }) : null })),
    )
  await ensureTeam(db, seller)
}
