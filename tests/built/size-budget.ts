/**
 * What the first visit of /events may weigh, in bytes as they travel (brotli 11; documents as the server compresses them). `now` is what it
 * weighed when the line was last looked at, and about two per cent above it the test fails: whoever wants more room says so here.
 * `most` is the limit of the product, which no line may be moved beyond.
 */
export const SIZE_BUDGET = {
  /** Scripts that make the page alive: of every page, of the route, English texts. */
  scripts: { now: 117_760, most: 130_000 },
  /** The same of the other pages that visitors come to first. */
  scriptsOfHome: { now: 113_560, most: 130_000 },
  scriptsOfCategory: { now: 115_810, most: 130_000 },
  scriptsOfEvent: { now: 117_940, most: 130_000 },
  scriptsOfMagazine: { now: 117_070, most: 130_000 },
  scriptsOfArticle: { now: 115_300, most: 130_000 },
  scriptsOfSearch: { now: 117_490, most: 130_000 },
  scriptsOfPortal: { now: 117_770, most: 130_000 },
  scriptsOfJob: { now: 117_340, most: 130_000 },
  scriptsOfSaved: { now: 117_550, most: 130_000 },
  /** The heaviest of them all in Bangla, whose texts are a kilobyte more. */
  scriptsInBangla: { now: 118_880, most: 130_000 },
  /**
   * What these scripts load by themselves when the page is idle, without texts. Ours alone; 1.3 kB more since a phone looks up which screens it holds
   * before it asks for one without network, and retries run behind what is shown.
   */
  lateScripts: { now: 20_570, most: 22_000 },
  /** The whole style, which comes before the scripts: not that of private screens, nor of those who sell. */
  sheet: { now: 5_590, most: 10_000 },
  /** What of it stands in the document itself. */
  style: { now: 3_150, most: 4_000 },
  /** The document, with the cards of a first page. */
  documentEnglish: { now: 10_640, most: 18_000 },
  documentBangla: { now: 10_870, most: 18_000 },
  /**
   * The service worker. 20 kB until there were jobs: keeping and searching them, applications that wait with their files, and what is said of
   * both on the lock screen are some 2 kB. Articles, comments, Home and categories, kept too, are 0.6 kB, the search over everything 1.1 kB, and
   * finding words in the other script 1.4 kB, keeping what other apps share 0.7 kB. The list of the app's files is another 2 kB of it. Ours alone: what counts for the reader is `shell`.
   */
  worker: { now: 27_060, most: 40_000 },
  /**
   * Everything that the worker fetches when it installs itself: the whole app without pictures. Login, registration and recovery are among it since
   * they open without network, and what seals and opens what a person keeps at a sign-out.
   */
  shell: { now: 298_080, most: 300_000 },
  /**
   * What it fetches besides for somebody who is signed in. Ours alone, set at 100 kB when an account was all there was: ordering, paying,
   * tickets and what waits to be sent work without network too, and are some 45 kB with their words in two languages; 8 kB more since applications
   * wait there too, 10 kB since the icons and classes of these screens are theirs and no document's, 9 kB since other apps share with this one. The carousel (24 kB) is not among it.
   */
  member: { now: 112_530, most: 450_000 },
  /** And for a phone that has seen an event: checkout and outbox, which take an order without network and without an account. Ours alone. */
  buyer: { now: 52_000, most: 60_000 },
  /** And for a phone that has seen Home: Home, categories, search, the lists of jobs and articles, what other apps share, their texts in two languages. Ours alone. */
  home: { now: 72_510, most: 75_000 },
  /** And for one that reads the magazine: list, article, comments and their form. Ours alone. */
  magazine: { now: 67_940, most: 95_000 },
  /** And besides that for somebody who sells: editor, charts, scanner, their screens with icons, style and texts in two languages. Ours alone. */
  seller: { now: 277_530, most: 700_000 },
  /** What it fetches for a phone that stands at a gate, with or without an account: scanner, the gate, its style and texts in two languages. Ours alone. */
  gate: { now: 70_180, most: 90_000 },
  /** What it fetches for a phone that reads jobs: portal, job, applying, one's applications, their texts in two languages. Ours alone. */
  jobs: { now: 72_590, most: 100_000 },
} satisfies Record<string, { now: number; most: number }>
