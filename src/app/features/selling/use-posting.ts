import { useRouter } from '@tanstack/react-router'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem, type ProblemCode } from '#contract/core/problem.ts'
import type { OwnEventDetail } from '#contract/selling.ts'
import { newKey } from '../../state/new-key.ts'
import { showNotice } from '../../state/notices.ts'
import { useSession } from '../../state/session.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { postEvent, sendUpdate } from './event-calls.ts'
import { type FilledEvent, textsToSend } from './event-values.ts'
import { refreshOwnEvents } from './list-calls.ts'
import type { EventFormState } from './use-event-form.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** This event has just been posted: its screen says what comes next. */
    posted?: boolean
  }
}

/** After these the event may be there all the same. */
const UNKNOWN: readonly ProblemCode[] = ['offline', 'too-slow', 'strange-answer', 'busy', 'bug', 'in-progress']

export interface Posting {
  post: (event: FilledEvent) => Promise<void>
  /** It is posted, and the reader is on the way to it. */
  isPosted: boolean
  /** What is typed is on the phone. */
  isKept: boolean
}

/** Posts an event once, however often it is tried, and goes on to its tickets. @param of the form; known once it is shown. */
export function usePosting(of: RefObject<EventFormState | undefined>): Posting {
  const router = useRouter()
  const { t } = useTranslation('selling')
  const language = useLanguage()
  const seller = useSession(({ account }) => account?.id)
  const [isPosted, setPosted] = useState(false)
  const [isKept, setKept] = useState(true)
  const isUnderWay = useRef(false)

  const send = async (event: FilledEvent, { beside, picture, keep }: EventFormState): Promise<OwnEventDetail> => {
    if (seller === undefined) throw new Problem('not-signed-in')
    if (!picture) throw new Problem('bad-input', { fields: { thumbnail: 'required' } })
    const before = beside.current.post_try
    beside.current.client_key ||= newKey()
    beside.current.post_try ||= 'unknown'
    // Kept before it goes out: who is cut off in the middle of it tries the same posting again.
    setKept(await keep())
    const texts = textsToSend(event)
    try {
      const posted = await postEvent({ texts, thumbnail: picture, client_key: beside.current.client_key, seller, language })
      // The try before may have arrived, as the form was then.
      return before === 'changed' ? await sendUpdate(posted.event_id, { texts, thumbnail: picture, version: posted.version }) : posted
    } catch (cause) {
      // A refusal leaves it as it was: a try before, which nobody answered, may have arrived all the same.
      if (cause instanceof Problem && !UNKNOWN.includes(cause.code)) beside.current.post_try = before
      void keep()
      if (cause instanceof Problem && cause.code === 'not-signed-in') showNotice(t('form.unauthorized'))
      throw cause
    }
  }
  const post = async (event: FilledEvent) => {
    const form = of.current
    if (!form || isUnderWay.current) return
    isUnderWay.current = true
    try {
      const { event_id } = await send(event, form)
      setPosted(true)
      await form.forget()
      refreshOwnEvents()
      showNotice(t('post.done'))
      const params = { eventId: String(event_id) }
      await router.navigate({ to: '/sellerevents/event/$eventId/tickets', params, state: { posted: true }, replace: true })
    } finally {
      isUnderWay.current = false
    }
  }
  return { post, isPosted, isKept }
}
