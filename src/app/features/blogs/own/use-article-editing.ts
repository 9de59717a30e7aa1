import { useTranslation } from 'react-i18next'
import type { OwnBlogDetail } from '#contract/blogs/own-blogs.ts'
import type { EditStart } from '../../../state/drafts/edit-start.ts'
import { type EditedKind, type Editing, useEditing } from '../../../state/drafts/use-editing.ts'
import { showNotice } from '../../../state/notices.ts'
import { ARTICLE_CHANGES, type ArticlePart, baseOf } from './article-changes.ts'
import { editName } from './article-draft-name.ts'
import { type ArticleTexts, EditedArticle, type FilledArticle, textsToSend } from './article-values.ts'
import { loadOwnArticle, refreshOwnArticles, sendUpdate } from './calls.ts'
import { type ArticleFormState, useArticleForm } from './use-article-form.ts'

export type ArticleEditing = Editing<ArticleTexts, ArticlePart, FilledArticle> & { article: ArticleFormState }

interface Options {
  /** As it was read last. */
  own: OwnBlogDetail
  start: EditStart<ArticleTexts>
  /** Gets the article as the service has it now. */
  onRead: (own: OwnBlogDetail) => void
}

/** What a service says when there is nothing to save, when it was saved, and when the session is over. */
const SAYS = { nothing: 'selling:edit.nothing', done: 'selling:edit.done', unauthorized: 'selling:form.unauthorized' } as const

/** Changing an article: only what was changed is sent, on top of the version that was seen. */
export function useArticleEditing({ own, start, onRead }: Options): ArticleEditing {
  const { t } = useTranslation('writing')
  const { id } = own
  const article = useArticleForm({
    name: editName(id),
    start,
    schema: EditedArticle,
    onSubmit: (filled) => editing.save(filled),
    onNote: () => editing.check(),
  })
  const kind: EditedKind<ArticleTexts, ArticlePart, OwnBlogDetail, FilledArticle> = {
    changes: ARTICLE_CHANGES,
    baseOf,
    send: async (filled, { parts, picture, version }) => {
      const { thumbnail: _which, ...texts } = ARTICLE_CHANGES.fieldsOf<Partial<ArticleTexts>>(textsToSend(filled), parts)
      const isTakenAway = parts.includes('thumbnail') && !picture
      const saved = await sendUpdate(id, { texts: { ...texts, ...(isTakenAway && { thumbnail_removed: 'true' }) }, thumbnail: picture, version })
      // A summary that was made of the text is made anew with it.
      for (const name of ['summary', 'second_summary'] as const)
        if (article.texts()[name] === editing.base.texts[name]) article.write({ [name]: saved[name] ?? '' })
      refreshOwnArticles()
      return saved
    },
    load: async () => (await loadOwnArticle(id, { fresh: true })).value,
    say: (what) => showNotice(t(SAYS[what])),
  }
  const editing = useEditing({ kind, form: article, own, start, onRead })
  return { ...editing, article }
}
