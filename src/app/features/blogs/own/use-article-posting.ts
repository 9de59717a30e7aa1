import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OwnBlogDetail } from '#contract/blogs/own-blogs.ts'
import { withLanguage } from '#contract/core/paths.ts'
import type { ItemForm } from '../../../nouns/use-item-form.ts'
import { postOnce } from '../../../state/drafts/post-once.ts'
import { type Posting, usePosting } from '../../../state/drafts/use-posting.ts'
import { showNotice } from '../../../state/notices.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { usePrefix } from '../../../ui/navigation/use-prefix.ts'
import { type ArticleTexts, type FilledArticle, textsToSend } from './article-values.ts'
import { postArticle, refreshOwnArticles, sendUpdate } from './calls.ts'

/** Writes an article once, however often it is tried, and goes on to the list. */
export function useArticlePosting(): Posting<FilledArticle, ItemForm<ArticleTexts>> {
  const router = useRouter()
  const prefix = usePrefix()
  const format = useFormat()
  const { t } = useTranslation('writing')
  return usePosting<FilledArticle, ItemForm<ArticleTexts>, OwnBlogDetail>({
    send: (article, form, onKept) => {
      const [texts, thumbnail] = [{ ...textsToSend(article), thumbnail_removed: 'false' }, form.picture]
      return postOnce(form, {
        create: (client_key) => postArticle({ texts, thumbnail, client_key }),
        change: ({ id, version }) => sendUpdate(id, { texts: { ...texts, thumbnail_removed: String(!thumbnail) }, thumbnail, version }),
        onKept,
      })
    },
    onPosted: async (_own, article) => {
      refreshOwnArticles()
      showNotice(t(`saved.${article.publishing}`, { at: article.publish_at ? format.dateTime(article.publish_at) : '' }))
      await router.navigate({ href: withLanguage(prefix, '/writing'), replace: true })
    },
    onUnauthorized: () => showNotice(t('selling:form.unauthorized')),
  })
}
