import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventDetail } from '#contract/events/events.ts'
import { showNotice } from '../../state/notices.ts'
import type { Answer } from '../../wire/answer.ts'
import { useWhenIdle } from '../use-late.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** Opened from the event's own page: the way back closes it. */
    overEvent?: true
  }
}

const load = async () => (await import('../../features/orders/parts/choose-tickets.tsx')).ChooseTickets
/** Stands for the sheet itself, which has no address: it needs the texts of choosing, and no more of checkout. */
const CHOOSING = '/choosing'

interface Props {
  answer: Answer<EventDetail>
  isWanted: boolean
}

/** The sheet in which tickets are chosen. Its program comes when the page is idle, so that it opens at once; asked for earlier, it comes then. */
export function OrderSheet({ answer, isWanted }: Props) {
  const router = useRouter()
  const { t, i18n } = useTranslation()
  const Ahead = useWhenIdle(load)
  const [Asked, setAsked] = useState<typeof Ahead>()
  const Sheet = Ahead ?? Asked
  const hasTexts = i18n.hasResourceBundle(i18n.language, 'choosing')
  const isMissing = isWanted && !(Sheet && hasTexts)
  const eventId = String(answer.value.event_id)

  // A dialog that goes away says once more that it is closed.
  const isClosing = useRef(false)
  const close = () => {
    if (isClosing.current) return
    isClosing.current = true
    if (router.state.location.state.overEvent) router.history.back()
    else void router.navigate({ to: '/eventdetails/$eventId', params: { eventId }, search: {}, replace: true, resetScroll: false })
  }
  const proceed = () => {
    isClosing.current = true
    void router.navigate({ to: '/evencheckout/$eventId', params: { eventId } })
  }
  useEffect(() => {
    isClosing.current = !isWanted
  }, [isWanted])
  useEffect(() => {
    if (!isMissing) return
    let isOver = false
    void Promise.all([load(), router.options.context.addTexts?.(CHOOSING)]).then(
      ([part]) => !isOver && setAsked(() => part),
      () => {
        if (isOver) return
        showNotice(t('common:error.partMissing'))
        void router.navigate({ to: '.', search: {}, replace: true, resetScroll: false })
      },
    )
    return () => {
      isOver = true
    }
  }, [isMissing, router, t])
  useEffect(() => {
    // A failed guess costs nothing: going there asks again, and says what is wrong.
    if (isWanted) router.preloadRoute({ to: '/evencheckout/$eventId', params: { eventId } }).catch(() => undefined)
  }, [isWanted, router, eventId])

  if (!isWanted || !Sheet || !hasTexts) return null
  return <Sheet answer={answer} onClose={close} onProceed={proceed} />
}
