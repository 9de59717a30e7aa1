import { imageAt, READING_WIDTH } from '#contract/core/images.ts'
import { itemAddress } from '#contract/core/resource.ts'
import { type BookmarkNoun, resourceOf } from '#contract/resources.ts'
import { picturesIn } from '#contract/rich-text.ts'
import type { SearchAnswer } from '#contract/search/search.ts'
import type { CachedNoun } from '#device/snapshots/cached-cards.ts'
import { useSession } from '../session/session.ts'

/** What this phone holds in cards and pages, by noun. */
export type Cards = { [N in BookmarkNoun]: SearchAnswer[N]['results'][number] }
export type BookmarkableNoun = BookmarkNoun

interface Kind<Card> {
  /** What a noun is known by comes when it is asked for: a reader who saved no job needs nothing of jobs. */
  load: () => Promise<CachedNoun<Card>>
  /** Its stored picture. */
  pictureOf: (card: Card) => string | null | undefined
  /** Its page has a long text with pictures of its own, maybe in both languages, under these names. */
  texts?: readonly string[]
}

/** What can be saved, by noun: the page's one list of them. */
const KINDS: { [N in BookmarkableNoun]: Kind<Cards[N]> } = {
  events: { load: async () => (await import('#device/snapshots/cached-events.ts')).HELD_EVENTS, pictureOf: ({ thumbnail }) => thumbnail },
  services: { load: async () => (await import('#device/snapshots/cached-services.ts')).HELD_SERVICES, pictureOf: ({ thumbnail }) => thumbnail },
  products: { load: async () => (await import('#device/snapshots/cached-products.ts')).HELD_PRODUCTS, pictureOf: ({ thumbnail }) => thumbnail },
  jobs: { load: async () => (await import('#device/snapshots/cached-jobs.ts')).HELD_JOBS, pictureOf: ({ company_logo }) => company_logo },
  blogs: {
    load: async () => (await import('#device/snapshots/cached-blogs.ts')).HELD_BLOGS,
    pictureOf: ({ thumbnail }) => thumbnail,
    texts: ['content', 'second_content'],
  },
}

/** The card of one if any list or page on this phone has it. */
export const cachedCard = async <N extends BookmarkableNoun>(noun: N, id: number): Promise<Cards[N] | undefined> => (await checkedCard(noun, id))?.card

/** The same, with when the network last stood for it. */
async function checkedCard<N extends BookmarkableNoun>(noun: N, id: number): Promise<{ card: Cards[N]; checkedAt: string } | null> {
  const [{ findCachedCard }, kind] = await Promise.all([import('#device/snapshots/cached-cards.ts'), KINDS[noun].load()])
  return findCachedCard(kind, id)
}

/** Those whose whole page is on this phone, the latest first. */
export async function cachedPages<N extends BookmarkableNoun>(noun: N, most: number): Promise<Cards[N][]> {
  const [{ listCachedDetails }, kind] = await Promise.all([import('#device/snapshots/cached-cards.ts'), KINDS[noun].load()])
  return listCachedDetails(kind, most)
}

/** Something saved: its card with when the network last stood for it (ISO 8601), or only its name while the rest has not arrived on this phone. */
export type BookmarkedItem<N extends BookmarkableNoun> = { card: Cards[N]; checkedAt?: string } | { card?: undefined; id: number; title: string }

/** Everything of a noun that the reader finds saved on this phone, the latest first. */
export async function bookmarksOf<N extends BookmarkableNoun>(noun: N): Promise<BookmarkedItem<N>[]> {
  const { listSavedFor } = await import('#device/snapshots/saved.ts')
  const items = (await listSavedFor(useSession.getState().account?.id ?? null)).filter((item) => item.noun === noun)
  return Promise.all(
    items.map(async ({ id, title }) => {
      const found = await checkedCard(noun, id)
      return found ? { card: found.card, checkedAt: found.checkedAt } : { id, title }
    }),
  )
}

/** Paths of the pictures that something shows: of a long text also those in it, once that is on the phone, and all as wide as they are read. */
export async function picturesOf<N extends BookmarkableNoun>(noun: N, id: number): Promise<string[]> {
  const { pictureOf, texts }: Kind<Cards[N]> = KINDS[noun]
  const [card, ofText] = await Promise.all([cachedCard(noun, id), texts ? picturesOfTexts(itemAddress(resourceOf(noun), id), texts) : []])
  const picture = card && pictureOf(card)
  const paths = [...new Set(picture ? [picture, ...ofText] : ofText)]
  return texts ? paths.map((path) => imageAt(path, READING_WIDTH)) : paths
}

async function picturesOfTexts(address: string, names: readonly string[]): Promise<string[]> {
  const { readSnapshot } = await import('#device/snapshots/snapshots.ts')
  const body = (await readSnapshot(address))?.body as Record<string, unknown> | undefined
  return picturesIn(names.map((name) => body?.[name] ?? '').join(''))
}
