/** Of free times. Apart from their schemas, which a page loads later than this. */
export const SLOT_LIMITS = {
  daysMost: 35,
  /** An answer that is older is shown with a warning. Minutes. */
  freshMinutes: 15,
  keepDays: 7,
} as const
