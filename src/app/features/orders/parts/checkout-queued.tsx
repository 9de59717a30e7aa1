import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { OutboxEntry } from '../../../state/outbox.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useFormat } from '../../../ui/use-format.ts'
import { codeOf, readOrderAbout } from '../order-about.ts'
import { Way } from './way.tsx'

interface Props {
  entry: OutboxEntry
  /** What else can be done about it: to be told when it is sent. */
  children: ReactNode
}

/** Without an answer nobody knows whether it was booked; without a session it goes nowhere by itself. */
function wordsOf({ state, may_have_arrived }: OutboxEntry) {
  if (state === 'login') return { title: 'checkout.queued.loginTitle', text: 'checkout.queued.loginText' } as const
  if (may_have_arrived) return { title: 'checkout.queued.maybeTitle', text: 'checkout.queued.maybeText' } as const
  return { title: 'checkout.queued.title', text: 'checkout.queued.text' } as const
}

/** The order lies on this phone: what that means and what it does not. */
export function CheckoutQueued({ entry, children }: Props) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  const about = readOrderAbout(entry.about)
  const code = codeOf(entry.body)
  const priceOf = (taka: number) => (taka === 0 ? t('checkout.free') : format.price(taka))
  const words = wordsOf(entry)
  useEffect(() => {
    // The form was longer: its reader stands somewhere below.
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className="card p-4 max-w-xl mx-auto grid gap-3">
      <h1 ref={heading} tabIndex={-1} className="text-xl">
        <Icon name="i-lucide-hourglass" className="text-marigold" /> {t(words.title)}
      </h1>
      <p>{t(words.text)}</p>
      {about && (
        <>
          <p className="font-600" lang={scriptLanguage(about.title)}>
            {about.title}
          </p>
          <ul>
            {about.lines.map(({ event_ticket, title, quantity, price }) => (
              <li key={event_ticket} className="flex justify-between gap-3">
                <span>{t('outbox.line', { quantity: format.number(quantity), title })}</span>
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
      {children}
      <div className="flex flex-wrap gap-2">
        <Way to="/outbox" className="btn-primary">
          {t('checkout.queued.outbox')}
        </Way>
        {about && (
          <Way to={`/eventdetails/${about.event_id}`} className="btn-quiet">
            {t('checkout.openEvent')}
          </Way>
        )}
      </div>
    </section>
  )
}
