import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { splitLanguage } from '#contract/core/paths.ts'
import { showNotice } from '../../state/notices.ts'
import { type OutboxEntry, useOutbox } from '../../state/outbox/outbox.ts'

/** What a form sends while its reader looks on is gone from the outbox by then: the form has said it. */
const SETTLED_AFTER_MS = 700

const TOLD = {
  applications: { sent: 'shell:told.applicationSent', 'needs-you': 'shell:told.applicationNeedsYou' },
  comments: { sent: 'shell:told.commentSent', 'needs-you': 'shell:told.commentNeedsYou' },
  conversations: { sent: 'shell:told.messageSent', 'needs-you': 'shell:told.messageNeedsYou' },
  orders: { sent: 'shell:told.sent', 'needs-you': 'shell:told.needsYou' },
  'shop-purchases': { sent: 'shell:told.sent', 'needs-you': 'shell:told.needsYou' },
  'shop-orders': { sent: 'shell:told.stepSent', 'needs-you': 'shell:told.stepNeedsYou' },
  'shop-returns': { sent: 'shell:told.stepSent', 'needs-you': 'shell:told.stepNeedsYou' },
  other: { sent: 'shell:told.otherSent', 'needs-you': 'shell:told.otherNeedsYou' },
} as const
type Told = keyof typeof TOLD.orders
const isTold = (state: OutboxEntry['state']): state is Told => state in TOLD.orders
const nounOf = (noun: string): keyof typeof TOLD => {
  if (noun === 'guest-comments') return 'comments'
  return noun in TOLD ? (noun as keyof typeof TOLD) : 'other'
}
const textOf = (noun: string, state: Told) => TOLD[nounOf(noun)][state]
const statesOf = (entries: readonly OutboxEntry[]) => new Map(entries.map(({ id, state }) => [id, state]))

/** Says in one line, wherever the reader is, that something which waited was sent, or that the service did not take it. */
export function useOutboxNews(): void {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const tell = useEffectEvent((id: string, state: Told) => {
    const still = useOutbox.getState().entries.find((entry) => entry.id === id && entry.state === state)
    if (still && splitLanguage(pathname).path !== '/outbox') showNotice(t(textOf(still.noun, state)))
  })
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const stop = useOutbox.subscribe(({ entries, isKnown }, before) => {
      // What was found at the first look is no news.
      if (!isKnown || !before.isKnown) return
      const former = statesOf(before.entries)
      for (const { id, state } of entries) {
        if (!former.has(id) || former.get(id) === state || !isTold(state)) continue
        const timer = setTimeout(() => {
          timers.delete(timer)
          tell(id, state)
        }, SETTLED_AFTER_MS)
        timers.add(timer)
      }
    })
    return () => {
      stop()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [])
}
