import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import type { OwnEventDetail } from '#contract/events/own-events.ts'
import { postOnce } from '../../../state/drafts/post-once.ts'
import { showNotice } from '../../../state/notices.ts'
import { useSession } from '../../../state/session/session.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
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

export interface Posting {
  post: (event: FilledEvent, form: EventFormState) => Promise<void>
  /** It is posted, and the reader is on the way to it. */
  isPosted: boolean
  /** What is typed is on the phone. */
  isKept: boolean
}

/** Posts an event once, however often it is tried, and goes on to its tickets. */
export function usePosting(): Posting {
  const router = useRouter()
  const { t } = useTranslation('selling')
  const language = useLanguage()
  const seller = useSession(({ account }) => account?.id)
  const [isPosted, setPosted] = useState(false)
  const [isKept, setKept] = useState(true)
  const isUnderWay = useRef(false)

  const send = async (event: FilledEvent, form: EventFormState): Promise<OwnEventDetail> => {
    if (seller === undefined) throw new Problem('not-signed-in')
    const { picture } = form
    if (!picture) throw new Problem('bad-input', { fields: { thumbnail: 'required' } })
    const texts = textsToSend(event)
    return postOnce(form, {
      create: (client_key) => postEvent({ texts, thumbnail: picture, client_key, seller, language }),
      change: ({ event_id, version }) => sendUpdate(event_id, { texts, thumbnail: picture, version }),
      onKept: setKept,
    })
  }
  const post = async (event: FilledEvent, form: EventFormState) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      const { event_id } = await send(event, form)
      setPosted(true)
      await form.forget()
      refreshOwnEvents()
      showNotice(t('post.done'))
      const params = { eventId: String(event_id) }
      await router.navigate({ to: '/sellerevents/event/$eventId/tickets', params, state: { posted: true }, replace: true })
    } catch (cause) {
      if (cause instanceof Problem && cause.code === 'not-signed-in') showNotice(t('form.unauthorized'))
      throw cause
    } finally {
      isUnderWay.current = false
    }
  }
  return { post, isPosted, isKept }
}
