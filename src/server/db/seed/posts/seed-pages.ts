import { DAY_MS } from '#contract/core/time.ts'
import { learnPersonWords, personTermColumn } from '../../people/person-words.ts'
import { people } from '../../tables/people.ts'
import type { PictureBook } from '../pictures.ts'
import { seedCase } from '../seed-case.ts'
import type { SeedDb } from '../seed-transaction.ts'
import type { Member } from './members-of.ts'
import { POSTERS } from './posters.ts'
import { REPORTED_PAGE } from './relations.ts'

interface PageSeeding {
  book: PictureBook
  member: (username: string) => Member
  now: number
}

/** Opens pages of members who have no shop, on the day after they came; one of them was reported. */
export async function seedPages(db: SeedDb, { book, member, now }: PageSeeding): Promise<void> {
  await learnPersonWords(db, POSTERS)
  await db.insert(people).values(
    POSTERS.map(({ wears, ...texts }) => {
      const { id: user_id, since } = member(texts.username)
      const picture = wears ? book.portrait({ key: texts.username, wears }) : null
      return { user_id, name: texts.name, picture, opened_at: new Date(since + DAY_MS / 2).toISOString(), ...personTermColumn(texts) }
    }),
  )
  const { id, since } = member(REPORTED_PAGE.username)
  await seedCase(db, { kind: 'person', subject: id, owner: id, at: Math.max(since, now - 8 * DAY_MS), now, told: REPORTED_PAGE.reports })
}
