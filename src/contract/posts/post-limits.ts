/** `held`: its author alone sees it, until staff have looked. `removed`: by its author, or by staff. */
export const POST_STATES = ['shown', 'held', 'removed'] as const
export type PostState = (typeof POST_STATES)[number]

/** Why it was held: `links`, a `trap` field that people do not see, the `same` text again, a `flood`, `reports` of readers, or something `new-account` may not show yet. */
export const POST_HELD_REASONS = ['links', 'trap', 'same', 'reports', 'flood', 'new-account'] as const
export type PostHeldReason = (typeof POST_HELD_REASONS)[number]

/** Texts in code points. */
export const POST_LIMITS = {
  textLongest: 2000,
  picturesMost: 10,
  /** Pictures that a card of a list shows; the last of them says how many more there are. @see Specification §9 */
  picturesShown: 4,
  altLongest: 300,
  tagsMost: 10,
  tagLongest: 40,
  /** Its author may change the words so long; descriptions of pictures at any time. */
  editHours: 24,
  /** More are refused. */
  perHour: 10,
  perDay: 30,
  /** Of an account that is younger than a day; it may set no links and no films. */
  perDayNew: 3,
  newHours: 24,
  /** Of a page of the list, when its screen asks first, when it goes on, and at most. */
  firstPage: 10,
  page: 20,
  perPage: 50,
  /** The title of a post, made of its first words. */
  titleLongest: 80,
  /** Search engines are told of posts of so many days with so many characters. */
  indexedDays: 90,
  indexedFrom: 80,
} as const
