import { Fragment } from 'react'
import type { Language } from '#contract/core/languages.ts'
import { useLanguage } from '../formats/use-language.ts'

/** From the first to the last letter of the other language with none of the reader's between them. The sign of the taka is no letter. */
const FOREIGN: Record<Language, RegExp> = {
  en: /((?!৳)\p{Script=Bengali}(?:\P{Script=Latin}*(?!৳)\p{Script=Bengali})?)/u,
  bn: /(\p{Script=Latin}(?:\P{Script=Bengali}*\p{Script=Latin})?)/u,
}

/** A text in the reader's language that may have names in it: what is in the letters of the other one says so, and is read out with its voice. */
export function MixedText({ text }: { text: string }) {
  const language = useLanguage()
  const parts = text.split(FOREIGN[language])
  if (parts.length === 1) return text
  const other = language === 'en' ? 'bn' : 'en'
  return parts.map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place.
    if (at % 2 === 0) return <Fragment key={at}>{part}</Fragment>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same.
      <span key={at} lang={other}>
        {part}
      </span>
    )
  })
}
