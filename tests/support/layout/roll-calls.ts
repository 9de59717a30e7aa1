/** Nouns that have a list or a page in every wing. */
const NOUNS = ['events', 'services', 'products', 'jobs', 'blogs', 'sellers', 'categories'] as const

/**
 * Files that may name several nouns, by wing: lists of all nouns, and answers that are made of several. Every other file of these wings knows one
 * noun besides its own at most, so that a new noun is added here and in its own folders. Wings that are not listed are not looked at.
 */
export const ROLL_CALLS: Readonly<Record<string, readonly string[]>> = {
  contract: [
    'contract/resources.ts',
    'contract/endpoints.ts',
    'contract/home.ts',
    'contract/categories.ts',
    'contract/cards.ts',
    'contract/notices/notice-groups.ts',
    'contract/notices/notice-kinds.ts',
    'contract/notices/notices.ts',
  ],
  device: ['device/resources.ts', 'device/outbox/queued-endpoints.ts'],
  worker: ['worker/cached-endpoints.ts'],
  app: [
    'app/heads.ts',
    'app/nouns/rows.ts',
    'app/nouns/hits.ts',
    'app/state/bookmarks/cached-items.ts',
    'app/shell/slots/report-subject.ts',
    'app/shell/slots/saved-part.tsx',
    'app/shell/slots/share-choices.ts',
    'app/shell/slots/use-outbox-words.ts',
    // Sections of Home that are made of two nouns, and a seller with what they hold next.
    'app/features/home/parts/ending-soon.tsx',
    'app/features/home/parts/near-me.tsx',
    'app/state/near-me.ts',
    'app/shell/guards/load-seller.ts',
  ],
  server: [
    'server/app.ts',
    'server/served-kinds.ts',
    'server/start.ts',
    'server/start-background-jobs.ts',
    'server/db/resources.ts',
    'server/db/personal-data-of-nouns.ts',
    'server/db/review-kinds.ts',
    'server/db/schema.ts',
    'server/case-handlers.ts',
    'server/db/feature-kinds.ts',
    'server/db/tables/conversations.ts',
    'server/db/tables/features.ts',
    'server/db/tables/notices.ts',
    'server/db/tables/posts.ts',
    'server/db/tables/products.ts',
    'server/db/tables/purchases.ts',
    'server/db/seed/seed-blog-scale.ts',
    'server/db/seed/seed-blogs.ts',
    'server/db/seed/seed-demo.ts',
    'server/demo-reviews.ts',
    'server/db/seed/seed-product-scale.ts',
    // A full profile has a team, and teams are those of services.
    'server/db/seed/seed-profiles.ts',
    'server/db/seed/seed-scale.ts',
    'server/db/notices/sources.ts',
    // What is ordered are goods, and who must still sell them is a shop.
    'server/features/shop/orders/shop-handler.ts',
    // A profile says what of a seller is in each list.
    'server/features/sellers/profile-parts.ts',
    // A booking is of a service, and of whoever does it.
    'server/features/bookings/reading/read-bookings.ts',
    'server/demo-booking-rows.ts',
  ],
}

/** Where two nouns meet on one screen. */
const ROUTES = 'app/routes/'

const NAMED = new RegExp(`(?:^|/)(?:cached-|searched-)?(${NOUNS.join('|')})(?:-resource)?(?:/|\\.tsx?$)`)

/** The noun whose folder or file a path is. @param path below src */
const nounOf = (path: string): string | undefined => NAMED.exec(path)?.[1]

/** The nouns that a file imports besides its own. @param targets of its imports, below src */
export const nounsNamed = (file: string, targets: readonly string[]): string[] =>
  [...new Set(targets.flatMap((target) => nounOf(target) ?? []))].filter((noun) => noun !== nounOf(file))

/** Whether a file names more nouns than it may. @param file below src */
export function nounFault(file: string, targets: readonly string[]): string | undefined {
  const listed = ROLL_CALLS[file.split('/')[0] ?? '']
  if (!listed || listed.includes(file) || file.startsWith(ROUTES)) return undefined
  const nouns = nounsNamed(file, targets)
  return nouns.length > 1 ? `names the nouns ${nouns.join(', ')}: roll calls do that, the list is in tests/support/layout/roll-calls.ts` : undefined
}

/** Folders that do the same for every noun: each noun hands in what differs. */
const NOUNLESS = [
  'server/threads/',
  'server/spam/',
  'server/cases/',
  'server/db/threads/',
  'server/db/spam/',
  'server/db/cases/',
  'server/reviews/',
  'server/db/reviews/',
  'app/threads/',
  'app/reviews/',
]
/** As tables, fields and sentences have them. Words that say other things, too, are left out: `event` and `order`, an element, a list of links. */
const THEIR_NAMES = /(?<![</-])\b(?:blogs|blog_\w+|[Aa]rticles?|job_\w+|jobs|seller_\w+|conversations?)\b/
const THEIR_FOLDERS =
  /^(?:contract|device|server\/(?:db|features)|app\/(?:nouns|features))\/(?:blogs|jobs|events|sellers|categories|orders|conversations|addresses)(?:\/|\.ts)/

/** The lines of a file by which a folder that serves every noun knows one of them. @param file below src */
export function nounlessFaults(file: string, source: string): [line: number, rule: string][] {
  if (!NOUNLESS.some((folder) => file.startsWith(folder))) return []
  const rule = 'knows a noun: what differs from noun to noun is handed in'
  return source.split('\n').flatMap((text, at): [number, string][] => {
    const target = /from '(?:#|(?:\.\.\/)+)([^']+)'/.exec(text)?.[1] ?? ''
    return THEIR_NAMES.test(text) || THEIR_FOLDERS.test(target) ? [[at + 1, rule]] : []
  })
}
