import type { OwnBlogDetail } from '#contract/blogs/own-blogs.ts'
import { type FormBase, formChanges } from '../../../state/drafts/form-changes.ts'
import { type ArticleTexts, textsOfArticle } from './article-values.ts'

/** What is decided on as one thing: the fields of it. */
const ARTICLE_PARTS = {
  title: ['title'],
  thumbnail: ['thumbnail'],
  summary: ['summary'],
  category: ['category'],
  tags: ['tags'],
  content: ['content', 'content_state'],
  other_language: ['second_title', 'second_summary', 'second_content', 'second_content_state'],
  publishing: ['publishing', 'publish_at'],
} as const satisfies Record<string, readonly (keyof ArticleTexts)[]>
export type ArticlePart = keyof typeof ARTICLE_PARTS

export const baseOf = (own: OwnBlogDetail): FormBase<ArticleTexts> => ({ version: own.version, texts: textsOfArticle(own), sent: {}, picture: own.thumbnail })

export const ARTICLE_CHANGES = formChanges<ArticleTexts, ArticlePart>({
  parts: ARTICLE_PARTS,
  picture: 'thumbnail',
  rich: ['content', 'other_language'],
  // The editor's own state of a text, and a moment that does not count, are not shown.
  compared: (part, { publishing }) => {
    if (part === 'content') return ['content']
    if (part === 'other_language') return ['second_title', 'second_summary', 'second_content']
    return part === 'publishing' && publishing !== 'later' ? ['publishing'] : undefined
  },
})
