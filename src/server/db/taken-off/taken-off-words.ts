import type { TakenOffPage } from '#contract/cases/taken-off-notices.ts'
import { escapeHtml } from '#contract/core/escape-html.ts'
import { scriptLanguage } from '#contract/core/text.ts'

const EN: Record<TakenOffPage, string> = {
  event: 'Hatkhola has removed this event.',
  service: 'Hatkhola has removed this service. You can no longer book it.',
  product: 'Hatkhola has removed this product. You can no longer order it.',
  job: 'Hatkhola has removed this job. You can no longer apply.',
  article: 'Hatkhola has removed this article.',
  seller: 'Hatkhola has removed this shop.',
}
const BN: Record<TakenOffPage, string> = {
  event: 'হাটখোলা এই ইভেন্টটি সরিয়ে দিয়েছে।',
  service: 'হাটখোলা এই সেবাটি সরিয়ে দিয়েছে। এটি আর বুক করা যাবে না।',
  product: 'হাটখোলা এই পণ্যটি সরিয়ে দিয়েছে। এটি আর অর্ডার করা যাবে না।',
  job: 'হাটখোলা এই চাকরির বিজ্ঞপ্তিটি সরিয়ে দিয়েছে। এতে আর আবেদন করা যাবে না।',
  article: 'হাটখোলা এই লেখাটি সরিয়ে দিয়েছে।',
  seller: 'হাটখোলা এই দোকানটি সরিয়ে দিয়েছে।',
}

/**
 * What stands in place of a text that staff took off, as plain text. In both languages: the same answer is given to every reader, and pages of earlier
 * versions of the app show it too.
 * @param reason staff's words, in the language in which they wrote them.
 */
export const takenOffText = (subject: TakenOffPage, reason: string): string =>
  scriptLanguage(reason) === 'bn' ? [BN[subject], reason, '', EN[subject]].join('\n') : [EN[subject], reason, '', BN[subject]].join('\n')

/** The same as markup; nothing of staff's words is markup. */
export function takenOffHtml(subject: TakenOffPage, reason: string): string {
  const isBangla = scriptLanguage(reason) === 'bn'
  const why = `<p lang="${isBangla ? 'bn' : 'en'}">${escapeHtml(reason)}</p>`
  const words = { en: `<p lang="en"><strong>${EN[subject]}</strong></p>`, bn: `<p lang="bn"><strong>${BN[subject]}</strong></p>` }
  return isBangla ? words.bn + why + words.en : words.en + why + words.bn
}
