import { useRouter } from '@tanstack/react-router'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { Problem } from '#contract/core/problem.ts'
import { postOnce } from '../../../state/drafts/post-once.ts'
import { showNotice } from '../../../state/notices.ts'
import { usePrefix } from '../../../ui/navigation/use-prefix.ts'
import { postJob, refreshOwnJobs, sendUpdate } from './job-calls.ts'
import { type FilledJob, textsToSend } from './job-values.ts'
import type { JobFormState } from './use-job-form.ts'

export interface Posting {
  post: (job: FilledJob, form: JobFormState) => Promise<void>
  /** It is posted, and the reader is on the way to the list. */
  isPosted: boolean
  /** What is typed is on the phone. */
  isKept: boolean
  /** Whether what is sent next is published by it, or a draft. To be set before the form is sent. */
  publishes: RefObject<boolean>
}

/** Posts a job once, however often it is tried, and goes on to the list. */
export function usePosting(): Posting {
  const router = useRouter()
  const prefix = usePrefix()
  const { t } = useTranslation('hiring')
  const publishes = useRef(true)
  const [isPosted, setPosted] = useState(false)
  const [isKept, setKept] = useState(true)
  const isUnderWay = useRef(false)

  const post = async (job: FilledJob, form: JobFormState) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    const is_published = publishes.current
    const [texts, logo] = [textsToSend(job), form.picture]
    try {
      await postOnce(form, {
        create: (client_key) => postJob({ texts, logo, client_key, is_published }),
        change: ({ job_post_id, version }) => sendUpdate(job_post_id, { texts, logo, version, ...(is_published && { is_published }) }),
        onKept: setKept,
      })
      setPosted(true)
      await form.forget()
      refreshOwnJobs()
      showNotice(t(is_published ? 'post.done' : 'post.kept'))
      await router.navigate({ href: withLanguage(prefix, '/hiring'), replace: true })
    } catch (cause) {
      if (cause instanceof Problem && cause.code === 'not-signed-in') showNotice(t('said.unauthorized'))
      throw cause
    } finally {
      isUnderWay.current = false
    }
  }
  return { post, isPosted, isKept, publishes }
}
