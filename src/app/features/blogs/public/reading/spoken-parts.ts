/** Browsers cut off what they read in one go after some seconds. */
const LONGEST = 200
const BLOCKS = 'p, h2, h3, h4, li, blockquote, pre'
/** After a full stop (। too) and its closing quote. */
const SENTENCE_END = /(?<=[.!?।॥]["”’)]*)\s+/u

/** Something to be read in one go, and the paragraph that it stands in. */
export interface SpokenPart {
  text: string
  block: Element
}

/** What of an article is read aloud, in its order: the innermost paragraphs, each in as many parts as it needs. */
export const spokenParts = (text: Element): SpokenPart[] =>
  [...text.querySelectorAll(BLOCKS)]
    .filter((block) => !block.querySelector(BLOCKS))
    .flatMap((block) => piecesOf((block.textContent ?? '').replace(/\s+/g, ' ').trim()).map((piece) => ({ text: piece, block })))

/** A text in pieces of a few sentences; a sentence that is longer than that is cut between words. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const unit of text.split(SENTENCE_END).flatMap((sentence) => (sentence.length > LONGEST ? sentence.split(' ') : [sentence]))) {
    if (piece && piece.length + unit.length >= LONGEST) {
      pieces.push(piece)
      piece = ''
    }
    piece = piece ? `${piece} ${unit}` : unit
  }
  return piece ? [...pieces, piece] : pieces
}
