/** A text as its reader sees it: without what is not seen, and letters of every width as the plain ones that they look like. */
export const seenText = (text: string): string =>
  text
    .replace(/\p{DI}/gu, '')
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
