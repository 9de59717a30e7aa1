import type { ReactNode } from 'react'
import type { Language } from '#contract/core/languages.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { readableHtml } from './readable-html.ts'
import { RichHtml } from './rich-html.tsx'

interface Props {
  title: string
  /** When, how long it takes to read. */
  facts: ReactNode
  /** The one at the top. */
  picture?: ReactNode
  /** Clean HTML. */
  html: string
  /** Of the text. */
  language: Language
}

/** An article as its readers will have it, where it is no page of its own. */
export function ArticlePreview({ title, facts, picture, html, language }: Props) {
  return (
    <article className="reading-column grid grid-cols-1 gap-4 wrap-anywhere">
      <header>
        <h3 className="text-xl" lang={scriptLanguage(title)}>
          {title}
        </h3>
        <p className="mt-1 text-sm text-ink-soft">{facts}</p>
      </header>
      {picture && <div className="rounded-card overflow-hidden">{picture}</div>}
      <div className="reading" lang={language}>
        <RichHtml html={readableHtml(html)} />
      </div>
    </article>
  )
}
