import type { BlogCard } from '#contract/blogs/blogs.ts'
import { BLOG_PATH } from '#contract/core/detail-paths.ts'
import { addressOf } from '#contract/core/endpoint.ts'
import { imageAt, READING_WIDTH } from '#contract/core/images.ts'
import type { EventCard } from '#contract/events/events.ts'
import type { JobCard } from '#contract/jobs/jobs.ts'
import { picturesIn } from '#contract/rich-text.ts'
import type { HeldNoun } from '#device/snapshots/held-cards.ts'
import { useSession } from '../session/session.ts'

/** What this phone holds in cards and pages, by noun. */
export interface Cards {
  events: EventCard
  jobs: JobCard
  blogs: BlogCard
}
export type KeptNoun = keyof Cards

/** What a noun is known by comes when it is asked for: who saved no job needs nothing of jobs. */
const KINDS: { [N in KeptNoun]: () => Promise<HeldNoun<Cards[N]>> } = {
  events: async () => (await import('#device/snapshots/held-events.ts')).HELD_EVENTS,
  jobs: async () => (await import('#device/snapshots/held-jobs.ts')).HELD_JOBS,
  blogs: async () => (await import('#device/snapshots/held-blogs.ts')).HELD_BLOGS,
}

/** The card of one if any list or page on this phone has it. */
export async function heldCard<N extends KeptNoun>(noun: N, id: number): Promise<Cards[N] | undefined> {
  const [{ findHeldCard }, kind] = await Promise.all([import('#device/snapshots/held-cards.ts'), KINDS[noun]()])
  return (await findHeldCard(kind, id))?.card
}

/** Those whose whole page is on this phone, the latest first. */
export async function heldPages<N extends KeptNoun>(noun: N, most: number): Promise<Cards[N][]> {
  const [{ listHeldDetails }, kind] = await Promise.all([import('#device/snapshots/held-cards.ts'), KINDS[noun]()])
  return listHeldDetails(kind, most)
}

/** Something saved: its card, or only its name while the rest has not arrived on this phone. */
export type Saved<N extends KeptNoun> = { card: Cards[N] } | { card?: undefined; id: number; title: string }

/** Everything of a noun that the reader finds saved on this phone, the latest first. */
export async function savedOf<N extends KeptNoun>(noun: N): Promise<Saved<N>[]> {
  const { listSavedFor } = await import('#device/snapshots/saved.ts')
  const items = (await listSavedFor(useSession.getState().account?.id ?? null)).filter((item) => item.noun === noun)
  return Promise.all(
    items.map(async ({ id, title }) => {
      const card = await heldCard(noun, id)
      return card ? { card } : { id, title }
    }),
  )
}

/** Paths of the pictures that something shows: of an article also those in its text, once that is on the phone, and all as wide as they are read. */
export async function picturesOf(noun: KeptNoun, id: number): Promise<string[]> {
  const [card, ofText] = await Promise.all([heldCard(noun, id), noun === 'blogs' ? picturesOfText(id) : []])
  const picture = card && ('company_logo' in card ? card.company_logo : card.thumbnail)
  const paths = [...new Set(picture ? [picture, ...ofText] : ofText)]
  return noun === 'blogs' ? paths.map((path) => imageAt(path, READING_WIDTH)) : paths
}

async function picturesOfText(blog_id: number): Promise<string[]> {
  const { readSnapshot } = await import('#device/snapshots/snapshots.ts')
  const held = await readSnapshot(addressOf({ path: BLOG_PATH }, { params: { blog_id } }))
  const { content } = (held?.body ?? {}) as { content?: unknown }
  return typeof content === 'string' ? picturesIn(content) : []
}
