import { useTranslation } from 'react-i18next'
import { countWords, readingMinutes } from '#contract/core/reading-time.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { textOfHtml } from '#contract/core/text-of-html.ts'

/** Says of a text how many words it has and how long it takes to read; empty for none. @param html as the editor gives it */
export function useReadingFacts(): (html: string) => string {
  const { t } = useTranslation('writing')
  return (html) => {
    const text = textOfHtml(html)
    const words = countWords(text)
    if (words === 0) return ''
    return `${t('words', { count: words })} · ${t('blogs:minutes', { count: readingMinutes(words, scriptLanguage(text)) })}`
  }
}
