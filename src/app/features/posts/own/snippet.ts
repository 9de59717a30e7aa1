/** So much of a post is enough to know it again. */
const SNIPPET = 140

/** The beginning of a text. */
export function snippetOf(text: string): string {
  const letters = [...text.trim()]
  return letters.length > SNIPPET ? `${letters.slice(0, SNIPPET).join('')}…` : letters.join('')
}
