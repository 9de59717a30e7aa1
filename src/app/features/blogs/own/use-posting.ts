import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { Problem } from '#contract/core/problem.ts'
import { postOnce } from '../../../state/drafts/post-once.ts'
import { showNotice } from '../../../state/notices.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { usePrefix } from '../../../ui/navigation/use-prefix.ts'
import { type FilledArticle, textsToSend } from './article-values.ts'
import { postArticle, refreshOwnArticles, sendUpdate } from './calls.ts'
import type { ArticleFormState } from './use-article-form.ts'

export interface Posting {
  post: (article: FilledArticle, form: ArticleFormState) => Promise<void>
  /** It is written, and the reader is on the way to the list. */
  isPosted: boolean
  /** What is typed is on the phone. */
  isKept: boolean
}

/** Writes an article once, however often it is tried, and goes on to the list. */
export function usePosting(): Posting {
  const router = useRouter()
  const prefix = usePrefix()
  const format = useFormat()
  const { t } = useTranslation('writing')
  const [isPosted, setPosted] = useState(false)
  const [isKept, setKept] = useState(true)
  const isUnderWay = useRef(false)

  const post = async (article: FilledArticle, form: ArticleFormState) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    const [texts, thumbnail] = [{ ...textsToSend(article), thumbnail_removed: 'false' }, form.picture]
    try {
      await postOnce(form, {
        create: (client_key) => postArticle({ texts, thumbnail, client_key }),
        change: ({ id, version }) => sendUpdate(id, { texts: { ...texts, thumbnail_removed: String(!thumbnail) }, thumbnail, version }),
        onKept: setKept,
      })
      setPosted(true)
      await form.forget()
      refreshOwnArticles()
      showNotice(t(`saved.${article.publishing}`, { at: article.publish_at ? format.dateTime(article.publish_at) : '' }))
      await router.navigate({ href: withLanguage(prefix, '/writing'), replace: true })
    } catch (cause) {
      if (cause instanceof Problem && cause.code === 'not-signed-in') showNotice(t('selling:form.unauthorized'))
      throw cause
    } finally {
      isUnderWay.current = false
    }
  }
  return { post, isPosted, isKept }
}
