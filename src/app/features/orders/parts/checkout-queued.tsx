import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { dismiss, type OutboxEntry, useOutbox } from '../../../state/outbox/outbox.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { useHeadingTitle } from '../../../ui/navigation/use-page-title.ts'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { codeOf, readOrderAbout } from '../order-about.ts'
import { ordersInOutbox } from '../outbox-words.tsx'

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

/** Without an answer it is unknown whether it was booked; without a session it is not sent by itself; once it was sent all of that is past. */
function useWords(entry: OutboxEntry): { title: string; text?: string } {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const { state, problem, may_have_arrived } = entry
  // Nothing of it has left: it is not known yet whether the service can be reached.
  const isUnanswered = state === 'waiting' && !may_have_arrived && problem?.code === 'too-slow'
  if (state === 'sent') return { title: ordersInOutbox.state(entry, { t, format }) ?? t('outbox.sent') }
  if (state === 'needs-you' && problem) return { title: t('outbox:state.needs-you'), text: t(`problems:${problem.code}.text`) }
  if (state === 'sending' || isUnanswered) return { title: t('checkout.queued.tryingTitle'), text: t('checkout.queued.tryingText') }
  if (state === 'login') return { title: t('checkout.queued.loginTitle'), text: t('checkout.queued.loginText') }
  if (may_have_arrived) return { title: t('checkout.queued.maybeTitle'), text: t('checkout.queued.maybeText') }
  return { title: t('checkout.queued.title'), text: t('checkout.queued.text') }
}

/** The entry as it is now. Taken off the list it stays what it last was. */
function useLatest(kept: OutboxEntry): OutboxEntry {
  const [latest, setLatest] = useState(kept)
  useEffect(() => useOutbox.subscribe(({ entries }) => setLatest((last) => entries.find(({ id }) => id === last.id) ?? last)), [])
  return latest
}

/** The order lies on this phone: what that means and what it does not; and what has become of it, while its buyer looks on. */
export function CheckoutQueued({ entry: kept, children }: Props) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  const entry = useLatest(kept)
  const about = readOrderAbout(entry.about)
  const code = codeOf(entry.body)
  const priceOf = (taka: number) => (taka === 0 ? t('checkout.free') : format.price(taka))
  const { title, text } = useWords(entry)
  const { icon, colour } = STYLES[entry.state] ?? { icon: 'i-lucide-hourglass', colour: 'text-marigold' }
  const done = entry.state === 'sent' ? ordersInOutbox.done(entry, { t, format }) : undefined
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
        {text && <p>{text}</p>}
      </div>
      {about && (
        <>
          <p className="font-600" lang={scriptLanguage(about.title)}>
            {about.title}
          </p>
          <ul>
            {about.lines.map(({ event_ticket, title, quantity, price }) => (
              <li key={event_ticket} className="flex justify-between gap-3">
                <span>
                  <MixedText text={t('outbox.line', { quantity: format.number(quantity), title })} />
                </span>
                <span className="tabular">{priceOf(price * quantity)}</span>
              </li>
            ))}
          </ul>
          <p className="flex justify-between gap-3 font-600 border-t pt-2">
            <span>{t('checkout.totalAmount')}</span>
            <span className="text-marigold tabular">{priceOf(about.final_price)}</span>
          </p>
          {code !== null && about.discount_price === 0 && <p className="text-sm">{t('checkout.promo.later', { code })}</p>}
        </>
      )}
      {!done && children}
      <div className="flex flex-wrap gap-2">
        <AppLink to={done?.to ?? '/outbox'} className="btn-primary" onClick={() => void (done && dismiss(entry.id))}>
          {done?.label ?? t('checkout.queued.outbox')}
        </AppLink>
        {about && (
          <AppLink to={`/eventdetails/${about.event_id}`} className="btn-quiet">
            {t('checkout.openEvent')}
          </AppLink>
        )}
      </div>
    </section>
  )
}
