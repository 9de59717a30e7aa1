import { useRouter } from '@tanstack/react-router'
import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { ItemForm } from '../../../nouns/use-item-form.ts'
import { postOnce } from '../../../state/drafts/post-once.ts'
import { type Posting, usePosting } from '../../../state/drafts/use-posting.ts'
import { showNotice } from '../../../state/notices.ts'
import { usePrefix } from '../../../ui/navigation/use-prefix.ts'
import { postJob, refreshOwnJobs, sendUpdate } from './job-calls.ts'
import { type FilledJob, type JobTexts, textsToSend } from './job-values.ts'

export type JobPosting = Posting<FilledJob, ItemForm<JobTexts>> & {
  /** Whether what is sent next is published by it, or a draft. To be set before the form is sent. */
  publishes: RefObject<boolean>
}

/** Posts a job once, however often it is tried, and goes on to the list. */
export function useJobPosting(): JobPosting {
  const router = useRouter()
  const prefix = usePrefix()
  const { t } = useTranslation('hiring')
  const publishes = useRef(true)
  const posting = usePosting<FilledJob, ItemForm<JobTexts>, boolean>({
    send: async (job, form, onKept) => {
      const is_published = publishes.current
      const [texts, logo] = [textsToSend(job), form.picture]
      await postOnce(form, {
        create: (client_key) => postJob({ texts, logo, client_key, is_published }),
        change: ({ job_post_id, version }) => sendUpdate(job_post_id, { texts, logo, version, ...(is_published && { is_published }) }),
        onKept,
      })
      return is_published
    },
    onPosted: async (is_published) => {
      refreshOwnJobs()
      showNotice(t(is_published ? 'post.done' : 'post.kept'))
      await router.navigate({ href: withLanguage(prefix, '/hiring'), replace: true })
    },
    onUnauthorized: () => showNotice(t('said.unauthorized')),
  })
  return { ...posting, publishes }
}
