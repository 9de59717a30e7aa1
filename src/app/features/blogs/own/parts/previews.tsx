import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { saysSomething } from '#contract/core/form-values.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import { ArticlePreview } from '../../../../ui/text/article-preview.tsx'
import { useReadingFacts } from '../use-reading-facts.ts'

interface Written {
  title: string
  /** Clean HTML. */
  content: string
  /** In the other language. */
  second_title?: string | undefined
  second_content?: string | undefined
}

/** An article as its readers will have it: in each language that it is written in, one below the other. */
export function Previews({ of: { title, content, second_title = '', second_content = '' }, picture }: { of: Written; picture: ReactNode }) {
  const { t } = useTranslation('writing')
  const factsOf = useReadingFacts()
  const preview = (name: string, html: string) => (
    <ArticlePreview
      title={name.trim() || t('blogs:untitled')}
      facts={factsOf(html) || t('blogs:article.noContent')}
      picture={picture}
      html={html}
      language={scriptLanguage(`${name} ${textOfHtml(html)}`)}
    />
  )
  return (
    <>
      {preview(title, content)}
      {saysSomething(second_title + second_content) && (
        <>
          <hr className="reading-column w-full my-6 border-line" />
          {preview(second_title, second_content)}
        </>
      )}
    </>
  )
}
