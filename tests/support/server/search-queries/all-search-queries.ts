import { BANGLA } from './bangla.ts'
import { BANGLA_WITH_ENDINGS } from './bangla-endings.ts'
import { BANGLISH } from './banglish.ts'
import { IN_DESCRIPTIONS } from './descriptions.ts'
import { DISTRICTS } from './districts.ts'
import { ENGLISH } from './english.ts'
import { EVENT_CATEGORIES } from './event-categories.ts'
import { EXACT_TITLES } from './exact-titles.ts'
import { JOB_CATEGORIES } from './job-categories.ts'
import { BANGLA_MARKET_CATEGORIES } from './market-categories-bangla.ts'
import { ENGLISH_MARKET_CATEGORIES } from './market-categories-english.ts'
import { NAMES_AND_TAGS } from './names-and-tags.ts'
import { POSTS_AND_PEOPLE } from './posts-and-people.ts'
import type { SearchQuery } from './search-query.ts'
import { SERVICES } from './services.ts'
import { SLIPS } from './slips.ts'
import { WORDS_WITH_PLACES } from './words-with-places.ts'

/**
 * Two hundred and forty different searches of the demo market. They hold where it is seeded and asked on a day from Sunday to Thursday, before noon in
 * Dhaka: what takes place on that day, on Friday or on Saturday is then not over.
 */
export const ALL_SEARCH_QUERIES: readonly SearchQuery[] = [
  ...ENGLISH_MARKET_CATEGORIES,
  ...BANGLA_MARKET_CATEGORIES,
  ...EVENT_CATEGORIES,
  ...JOB_CATEGORIES,
  ...DISTRICTS,
  ...WORDS_WITH_PLACES,
  ...ENGLISH,
  ...BANGLA,
  ...BANGLA_WITH_ENDINGS,
  ...BANGLISH,
  ...SLIPS,
  ...NAMES_AND_TAGS,
  ...IN_DESCRIPTIONS,
  ...EXACT_TITLES,
  ...SERVICES,
  ...POSTS_AND_PEOPLE,
]
