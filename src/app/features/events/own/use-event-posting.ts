import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import type { OwnEventDetail } from '#contract/events/own-events.ts'
import type { ItemForm } from '../../../nouns/use-item-form.ts'
import { postOnce } from '../../../state/drafts/post-once.ts'
import { type Posting, usePosting } from '../../../state/drafts/use-posting.ts'
import { showNotice } from '../../../state/notices.ts'
import { useSession } from '../../../state/session/session.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { postEvent, sendUpdate } from './event-calls.ts'
import { type EventTexts, type FilledEvent, textsToSend } from './event-values.ts'
import { refreshOwnEvents } from './list-calls.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** This event has just been posted: its screen says what comes next. */
    posted?: boolean
  }
}

/** Posts an event once, however often it is tried, and goes on to its tickets. */
export function useEventPosting(): Posting<FilledEvent, ItemForm<EventTexts>> {
  const router = useRouter()
  const { t } = useTranslation('selling')
  const language = useLanguage()
  const seller = useSession(({ account }) => account?.id)
  return usePosting<FilledEvent, ItemForm<EventTexts>, OwnEventDetail>({
    send: async (event, form, onKept) => {
      if (seller === undefined) throw new Problem('not-signed-in')
      const { picture } = form
      if (!picture) throw new Problem('bad-input', { fields: { thumbnail: 'required' } })
      const texts = textsToSend(event)
      return postOnce(form, {
        create: (client_key) => postEvent({ texts, thumbnail: picture, client_key, seller, language }),
        change: ({ event_id, version }) => sendUpdate(event_id, { texts, thumbnail: picture, version }),
        onKept,
      })
    },
    onPosted: async ({ event_id }) => {
      refreshOwnEvents()
      showNotice(t('post.done'))
      const params = { eventId: String(event_id) }
      await router.navigate({ to: '/sellerevents/event/$eventId/tickets', params, state: { posted: true }, replace: true })
    },
    onUnauthorized: () => showNotice(t('form.unauthorized')),
  })
}
