import { plainForm } from '#contract/core/one-form.ts'

/** A text as its reader sees it: without what is not seen, and letters of every width as the plain ones that they look like. */
export const seenText = (text: string): string => plainForm(text.replace(/\p{DI}/gu, '')).replace(/\p{DI}/gu, '')
