import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dismiss, type OutboxEntry, useOutbox } from '../../../../state/outbox/outbox.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useHeadingTitle } from '../../../../ui/navigation/use-page-title.ts'
import { readAsking } from '../asking-about.ts'
import { requestDone, requestState } from '../request-state.ts'
import { AskingSentence } from './asking-sentence.tsx'
import { DECIDED } from './near-times.tsx'
import { OutboxDecision } from './outbox-decision.tsx'

interface Props {
  /** As it was kept. */
  entry: OutboxEntry
  /** What else can be done about it: to be told when it is sent. */
  children: ReactNode
}

const STYLES: Partial<Record<OutboxEntry['state'], { icon: `i-lucide-${string}`; colour: string }>> = {
  sent: { icon: 'i-lucide-circle-check', colour: 'text-brand' },
  'needs-you': { icon: 'i-lucide-triangle-alert', colour: 'text-danger' },
}

/** It goes out, by itself or once its owner has agreed. */
const TO_BE_SENT: readonly OutboxEntry['state'][] = ['waiting', 'login', 'ask-first']

/** The entry as it is now. Taken off the list it stays what it last was. */
function useLatest(kept: OutboxEntry): OutboxEntry {
  const [latest, setLatest] = useState(kept)
  useEffect(() => useOutbox.subscribe(({ entries }) => setLatest((last) => entries.find(({ id }) => id === last.id) ?? last)), [])
  return latest
}

/** What has become of the request, in a few words. */
function useTitle(entry: OutboxEntry): string {
  const { t } = useTranslation('bookings')
  if (entry.state === 'sent') return requestState(entry, t) ?? t('asking.sent.asked')
  if (entry.may_have_arrived) return t('outbox.maybe')
  return t(entry.state === 'needs-you' ? 'decision.title' : 'queued.title')
}

/** The request lies on this phone: what that means, and what becomes of the request while its buyer looks on. */
export function AskingQueued({ entry: kept, children }: Props) {
  const { t } = useTranslation('bookings')
  const heading = useRef<HTMLHeadingElement>(null)
  const entry = useLatest(kept)
  const about = readAsking(entry)
  const { icon, colour } = STYLES[entry.state] ?? { icon: 'i-lucide-hourglass', colour: 'text-marigold' }
  const done = requestDone(entry, t)
  const isToDecide = entry.state === 'needs-you' && entry.problem !== null && DECIDED.includes(entry.problem.code)
  const title = useTitle(entry)
  useHeadingTitle(title)
  useEffect(() => {
    // The form was longer: its reader stands somewhere below.
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className="card p-4 max-w-xl mx-auto grid gap-3">
      <div role="status" className="grid gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-xl">
          <Icon name={icon} className={colour} /> {title}
        </h1>
        {TO_BE_SENT.includes(entry.state) && !entry.may_have_arrived && <NotBooked />}
      </div>
      {about && <AskingSentence about={about} className="font-600" />}
      {isToDecide && <OutboxDecision entry={entry} />}
      {!done && children}
      <div className="flex flex-wrap gap-2">
        <AppLink to={done?.to ?? '/outbox'} className="btn-primary" onClick={() => void (done && dismiss(entry.id))}>
          {done?.label ?? t('outbox.see')}
        </AppLink>
        {about && (
          <AppLink to={`/servicedetails/${about.service_id}`} className="btn-quiet">
            {t('asking.openService')}
          </AppLink>
        )}
      </div>
    </section>
  )
}

/** What being saved does not mean. */
function NotBooked() {
  const { t } = useTranslation('bookings')
  const [before, strong, after] = t('queued.text').split('**')
  return (
    <p>
      {before}
      <b>{strong}</b>
      {after}
    </p>
  )
}
