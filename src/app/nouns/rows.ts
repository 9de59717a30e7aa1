import type { BookmarkNoun } from '#contract/resources.ts'
import type { SearchAnswer } from '#contract/search/search.ts'
import { blogRow, READING_ICON } from './blogs.ts'
import { EVENT_ICON, eventRow } from './events.ts'
import { JOB_ICON, jobRow } from './jobs.ts'
import { PRODUCT_ICON, productRow } from './products.ts'
import type { Row, RowTools } from './row.ts'
import { SERVICE_ICON, serviceRow } from './services.ts'

/** A card of a noun, as lists of several nouns have it. */
export type CardOf<N extends BookmarkNoun> = SearchAnswer[N]['results'][number]

/** How each noun is shown on Home and on the page of a category: the page's one list of them. */
const ROWS: { [N in BookmarkNoun]: (card: CardOf<N>, tools: RowTools) => Row } = {
  events: eventRow,
  services: serviceRow,
  products: productRow,
  jobs: jobRow,
  blogs: blogRow,
}

export const rowsOf = <N extends BookmarkNoun>(noun: N, cards: readonly CardOf<N>[], tools: RowTools): Row[] => cards.map((card) => ROWS[noun](card, tools))

/** What each is called where one was opened, in the texts of Home, with its icon. */
export const OPENED = {
  events: { icon: EVENT_ICON, textKey: 'continue.event' },
  services: { icon: SERVICE_ICON, textKey: 'continue.service' },
  products: { icon: PRODUCT_ICON, textKey: 'continue.product' },
  jobs: { icon: JOB_ICON, textKey: 'continue.job' },
  blogs: { icon: READING_ICON, textKey: 'continue.article' },
} as const satisfies Record<BookmarkNoun, { icon: string; textKey: string }>
