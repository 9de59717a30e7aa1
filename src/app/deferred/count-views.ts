import { EVENT_VIEW_PATH } from '#contract/events/event-view.ts'
import type { makeRouter } from '../router.tsx'
import { useConnection } from '../state/connection/connection.ts'
import { savesData } from '../state/connection/fetching-ahead.ts'
import { useSession } from '../state/session/session.ts'
import { sendBeacon } from '../wire/send-beacon.ts'
import { answersOnScreen } from './answers-on-screen.ts'

/**
 * Tells the seller of an event, who learns a number and nothing of the reader, that its page was looked at: once a visit. A reader who saves data
 * sends nothing, nor does the seller; without network nothing waits to be sent.
 */
export function countViews(router: ReturnType<typeof makeRouter>): void {
  const counted = new Set<number>()
  const check = () => {
    if (savesData() || useConnection.getState().state === 'offline') return
    for (const { value } of answersOnScreen(router)) {
      if (!isDetail(value) || counted.has(value.event_id) || value.seller.id === useSession.getState().account?.id) continue
      const { event_id } = value
      counted.add(event_id)
      sendBeacon(EVENT_VIEW_PATH, { event_id })
    }
  }
  router.subscribe('onResolved', check)
  check()
}

/** What the page of an event is made from, and no other screen. */
const isDetail = (value: unknown): value is { event_id: number; seller: { id: number } } =>
  typeof value === 'object' && value !== null && 'related_event_tickets' in value && 'event_id' in value && 'seller' in value
