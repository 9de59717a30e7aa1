import { scriptLanguage } from '#contract/core/text.ts'
import type { EventSketch } from './event-sketch.ts'

const WORDS = {
  en: { points: 'What to expect', more: 'More on', terms: 'Please note' },
  bn: { points: 'যা থাকছে', more: 'আরও জানতে', terms: 'যা মনে রাখবেন' },
} as const

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`

/** The description as a seller's editor would have stored it: already in the form that cleaning leaves alone. */
export function descriptionOf(sketch: EventSketch): string {
  const words = WORDS[scriptLanguage(sketch.lead)]
  return [
    `<p><strong>${escaped(sketch.lead)}</strong></p>`,
    `<p>${escaped(sketch.more)}</p>`,
    `<h2>${words.points}</h2>${list(sketch.points)}`,
    sketch.quote ? `<blockquote>${escaped(sketch.quote)}</blockquote>` : '',
    sketch.site ? `<p>${words.more} <a href="${sketch.site}" rel="noopener noreferrer ugc nofollow">${sketch.site.replace('https://', '')}</a></p>` : '',
  ].join('')
}

/** Empty when the seller gave none. */
export const termsOf = (sketch: EventSketch): string => (sketch.terms ? `<h3>${WORDS[scriptLanguage(sketch.lead)].terms}</h3>${list(sketch.terms)}` : '')
