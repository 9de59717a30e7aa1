/**
 * Why an input does not do, as machine-readable words: the messages of the schemas, the values of a problem's `fields`, and the keys of
 * the texts under `ui:reasons`. Both sides say the same, so a field can explain itself before and after it was sent.
 */
const REASONS = [
  'required',
  'too-short',
  'too-long',
  'too-many',
  'not-an-email',
  'not-a-phone',
  'bad-characters',
  'mixed-scripts',
  'reserved',
  'taken',
  'password-short',
  'password-long',
  'password-common',
  'password-personal',
  'password-mismatch',
  'not-a-slug',
  'digits-only',
  'not-a-place',
  'has-account',
  'not-a-number',
  'too-small',
  'too-large',
  'not-a-time',
  'ends-before-start',
  'in-the-past',
  'in-the-future',
  'too-long-ago',
  'not-a-url',
  'not-a-video',
  'not-a-video-link',
  'below-sold',
  'below-least',
  'too-far',
  'same-language',
  'does-not-fit',
] as const
export type Reason = (typeof REASONS)[number]

/** What a field says for a reason it does not know (another version of the service): the general one. */
export const asReason = (value: unknown): Reason => REASONS.find((reason) => reason === value) ?? 'does-not-fit'
