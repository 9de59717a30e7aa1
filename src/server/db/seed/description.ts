import { scriptLanguage } from '#contract/core/text.ts'
import type { EventSketch } from './event-sketch.ts'
import type { JobSketch } from './jobs/job-sketch.ts'

const WORDS = {
  en: { points: 'What to expect', more: 'More on', terms: 'Please note', work: 'What you will do', wants: 'What we ask', offers: 'What we offer' },
  bn: { points: 'যা থাকছে', more: 'আরও জানতে', terms: 'যা মনে রাখবেন', work: 'যা করবেন', wants: 'যা চাই', offers: 'যা পাবেন' },
} as const

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** Points of a text. */
export const listOf = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`

/** A text as one paragraph. */
export const paragraphOf = (text: string): string => `<p>${escaped(text)}</p>`

/** The description as a seller's editor would have stored it: already in the form that cleaning leaves alone. */
export function descriptionOf(sketch: EventSketch): string {
  const words = WORDS[scriptLanguage(sketch.lead)]
  return [
    `<p><strong>${escaped(sketch.lead)}</strong></p>`,
    `<p>${escaped(sketch.more)}</p>`,
    `<h2>${words.points}</h2>${listOf(sketch.points)}`,
    sketch.quote ? `<blockquote>${escaped(sketch.quote)}</blockquote>` : '',
    sketch.site ? `<p>${words.more} <a href="${sketch.site}" rel="noopener noreferrer ugc nofollow">${sketch.site.replace('https://', '')}</a></p>` : '',
  ].join('')
}

/** Empty when the seller gave none. */
export const termsOf = (sketch: EventSketch): string => (sketch.terms ? `<h3>${WORDS[scriptLanguage(sketch.lead)].terms}</h3>${listOf(sketch.terms)}` : '')

/** What a job's employer would have written. @param offers of the company; left out where they are in another script. */
export function jobDescriptionOf({ lead, work, wants }: Pick<JobSketch, 'lead' | 'work' | 'wants'>, offers: readonly string[]): string {
  const language = scriptLanguage(lead)
  const words = WORDS[language]
  const fitting = offers.filter((offer) => scriptLanguage(offer) === language)
  return [
    `<p>${escaped(lead)}</p>`,
    `<h2>${words.work}</h2>${listOf(work)}`,
    `<h2>${words.wants}</h2>${listOf(wants)}`,
    fitting.length > 0 ? `<h2>${words.offers}</h2>${listOf(fitting)}` : '',
  ].join('')
}
