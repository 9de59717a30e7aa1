/**
 * The beginning of a text, cut between words and marked with an ellipsis; the text itself where it is not longer.
 * @param longest in code points, the ellipsis among them
 */
export function beginningOf(text: string, longest: number): string {
  const letters = [...text]
  if (letters.length <= longest) return text
  const cut = letters.slice(0, longest - 1)
  const blank = cut.lastIndexOf(' ')
  // A word that is longer than half of it, such as a link, is cut itself.
  return `${cut.slice(0, blank > cut.length / 2 ? blank : cut.length).join('')}…`
}
