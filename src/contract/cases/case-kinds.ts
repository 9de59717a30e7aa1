/** What readers report, and staff look at. */
export const CASE_KINDS = ['comment', 'message', 'event', 'service', 'product', 'job', 'article', 'seller', 'review', 'post', 'person'] as const
export type CaseKind = (typeof CASE_KINDS)[number]

/**
 * Why a reader reports something. `false`: false information; `private`: somebody’s private data; `scam`: an attempt to cheat; of jobs `money`: asks applicants
 * for money, `identity`: not the company it says it is, `documents`: asks for documents or passwords; of events `not-happening`, `false-tickets`; of products
 * `forbidden`: it may not be sold, `counterfeit`: not of the brand that it is said to be.
 */
export const REPORT_REASONS = [
  'spam',
  'false',
  'abuse',
  'scam',
  'money',
  'identity',
  'documents',
  'not-happening',
  'false-tickets',
  'forbidden',
  'counterfeit',
  'nudity',
  'private',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

const COMMON = ['spam', 'false', 'abuse', 'private', 'other'] as const satisfies ReportReason[]

/** Of what people show of themselves, with pictures. */
const PUBLIC_FACE = ['spam', 'scam', 'abuse', 'nudity', 'private', 'other'] as const satisfies ReportReason[]

/** The reasons of each kind, as a reader chooses among them. */
export const REASONS_OF = {
  comment: COMMON,
  message: ['spam', 'abuse', 'scam', 'private', 'other'],
  event: ['not-happening', 'false-tickets', ...COMMON],
  service: ['scam', ...COMMON],
  product: ['forbidden', 'counterfeit', 'scam', ...COMMON],
  job: ['money', 'identity', 'documents', ...COMMON],
  article: COMMON,
  seller: COMMON,
  review: COMMON,
  post: PUBLIC_FACE,
  person: PUBLIC_FACE,
} as const satisfies Record<CaseKind, readonly ReportReason[]>

/** `gone`: closed without a decision, since its writer removed what it is about, or that ended. */
export const CASE_STATES = ['open', 'kept', 'removed', 'restored', 'gone'] as const
export type CaseState = (typeof CASE_STATES)[number]

/** What staff say of it. `restore` undoes a removal. */
export const DECISIONS = ['keep', 'remove', 'restore'] as const
export type Decision = (typeof DECISIONS)[number]

/** Of notes in code points. Counting goes so far: beyond, a number says no more to staff, and costs more than the page. */
export const CASE_LIMITS = { noteLongest: 300, perPage: 30, countedTo: 10_000 } as const
