import { type ItemForm, useItemForm } from '../../../nouns/use-item-form.ts'
import type { PersistedFormStart } from '../../../state/drafts/use-persisted-form.ts'
import { ARTICLE_DRAFT, type ArticleSchema, type ArticleTexts, type FilledArticle } from './article-values.ts'

export type ArticleStart = PersistedFormStart<ArticleTexts>
export type ArticleFormState = ItemForm<ArticleTexts>

interface Options {
  name: string
  start: ArticleStart
  schema: ArticleSchema
  onSubmit: (article: FilledArticle) => Promise<void>
  onNote?: () => void
}

/** The form of an article. */
export const useArticleForm = (options: Options): ArticleFormState => useItemForm({ ...options, pictureField: ARTICLE_DRAFT.pictureField })
