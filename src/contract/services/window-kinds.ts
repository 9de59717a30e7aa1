/** Why hours are others than usual. `own`: as the seller says. */
export const WINDOW_KINDS = [
  'own',
  'ramadan',
  'eid-ul-fitr',
  'eid-ul-azha',
  'language-day',
  'independence-day',
  'bangla-new-year',
  'may-day',
  'victory-day',
  'christmas',
] as const
export type WindowKind = (typeof WINDOW_KINDS)[number]
