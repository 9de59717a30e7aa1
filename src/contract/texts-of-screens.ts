/**
 * Which sets of texts a screen needs beside those of every page, by its canonical address. An address as its route spells it, without the `_` of
 * routes that stand apart, is as good.
 */
export const TEXTS_OF_SCREENS = {
  applying: /^\/jobapplications(?:\/|$)/,
  blogs: /^\/(?:blogs|moderation|writing)(?:\/|$)/,
  hiring: /^\/(?:hiring|sellerdashboard)(?:\/|$)/,
  jobs: /^\/(?:hiring|jobapplications|jobdetails|jobportal)(?:\/|$)/,
  /** With them come the icons and the style of those who sell. */
  selling: /^\/(?:gate|hiring|moderation|selleraddevent|sellerdashboard|sellerevents|writing)(?:\/|$)/,
  sharing: /^\/share(?:\/|$)/,
  writing: /^\/(?:moderation|writing)(?:\/|$)/,
} as const

/** Screens that use none of the texts of accounts, besides those to which visitors come first. */
export const WITHOUT_ACCOUNTS = /^\/(?:gate|seller)(?:\/|$)/

/** What nobody sees who has no account or no order: these screens have a style of their own. */
export const PRIVATE_SCREENS =
  /^\/(?:buyer|check-payment|evencheckout|event-payment-|event_order|jobapplications|logout|orders|outbox|profile-settings|profileindex|sellerprofile|ticket)/
