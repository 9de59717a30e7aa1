import { type PersistedForm, type PersistedFormStart, usePersistedForm } from '../../../state/drafts/use-persisted-form.ts'
import { type Faults, useFaults } from '../../../ui/form/use-faults.ts'
import { type ScreenForm, useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { ARTICLE_DRAFT, type ArticleSchema, type ArticleTexts, type FilledArticle } from './article-values.ts'

export type ArticleStart = PersistedFormStart<ArticleTexts>

export interface ArticleFormState extends PersistedForm<ArticleTexts> {
  form: ScreenForm
  faults: Faults
}

interface Wish {
  name: string
  start: ArticleStart
  schema: ArticleSchema
  onSubmit: (article: FilledArticle) => Promise<void>
  /** Hears of every change, once it stands in the form. */
  onNote?: () => void
}

/** The form of an article, of which nothing is lost. */
export function useArticleForm({ name, start, schema, onSubmit, onNote }: Wish): ArticleFormState {
  const { faults, onChecked } = useFaults()
  const form = useScreenForm({ schema, initialValues: start.texts as never, onSubmit, onChecked })
  const whole = usePersistedForm({ name, start, form, pictureField: ARTICLE_DRAFT.pictureField, onNote })
  return { ...whole, form, faults }
}
