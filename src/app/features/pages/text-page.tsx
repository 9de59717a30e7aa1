import { useTranslation } from 'react-i18next'
import type { TextPage as Page } from '#contract/pages.ts'
import { useLanguage } from '../../ui/formats/use-language.ts'
import { AgeNote } from '../../ui/lists/age-note.tsx'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import type { Answer } from '../../wire/answer.ts'
import { pageText } from './page-text.tsx'

/** A page of text that the operator wrote: About, Help, Contact, Terms, Privacy, Refund policy. */
export function TextPage({ answer }: { answer: Answer<Page> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const title = t(`shell:titles.${answer.value.name}`)
  usePageTitle(title)
  return (
    <article className="reading-column reading wrap-anywhere">
      <h1 className="text-xl mb-3">{title}</h1>
      <p>
        <AgeNote answer={answer} />
      </p>
      {pageText(answer.value[language])}
    </article>
  )
}
