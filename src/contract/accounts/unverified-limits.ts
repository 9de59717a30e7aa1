/**
 * What an account may post before its e-mail is verified. Any user may post at once, but an account costs nothing to make, so that one person could
 * have a hundred. A hundred verified e-mails are not had so easily; until then one account is limited to what a person needs who
 * begins to sell. What an account has already is left alone. A verified e-mail lifts all of it at once.
 */
export const UNVERIFIED_LIMITS = {
  /** Characters of one rich text, markup included: some ten pages. */
  textLongest: 30_000,
  /** Pictures of an account at a time: covers, galleries, logos and those within texts. One can be exchanged where all are used, except the cover of an article. */
  picturesMost: 30,
  /** Times that an event, a job, a product, a service or an article is posted, copied or changed, in one hour. */
  writesPerHour: 30,
  /** Events that can be ordered, at a time. Drafts, and what is over or was taken off, do not count. */
  eventsMost: 3,
  /** Jobs that can be applied for, at a time. */
  jobsMost: 3,
  /** Products on sale, at a time. */
  productsMost: 5,
  /** Services that can be asked for, at a time. */
  servicesMost: 5,
} as const

export type UnverifiedLimit = keyof typeof UNVERIFIED_LIMITS
