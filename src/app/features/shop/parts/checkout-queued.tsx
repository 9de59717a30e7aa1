import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isWaiting, type OutboxEntry, useOutbox } from '../../../state/outbox/outbox.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { useHeadingTitle } from '../../../ui/navigation/use-page-title.ts'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { advanceOfOrder, nameOf, type OrderAbout, totalOf } from '../order-about.ts'
import { purchasesInOutbox } from '../outbox-words.tsx'
import { SmsOffer } from '../sms/sms-offer.tsx'
import type { Outcome } from '../use-placing.ts'

interface Props {
  outcomes: readonly Outcome[]
  /** What else can be done about it: to be told when it is sent. */
  children: ReactNode
}

/** The orders lie on this phone: what that means and what it does not; and what has become of them, while their buyer looks on. */
export function CheckoutQueued({ outcomes, children }: Props) {
  const { t } = useTranslation('checkout')
  const heading = useRef<HTMLHeadingElement>(null)
  useHeadingTitle(t('queued.title'))
  useEffect(() => {
    // The form was longer: its reader stands somewhere below.
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className="card p-4 max-w-xl mx-auto grid gap-3">
      <div role="status" className="grid gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-xl">
          <Icon name="i-lucide-hourglass" className="text-marigold" /> {t('queued.title')}
        </h1>
        <p>{t('queued.text')}</p>
      </div>
      {outcomes.map((outcome) => (
        <OneOrder key={outcome.about.method} about={outcome.about} entry={outcome.kind === 'queued' ? outcome.entry : undefined} />
      ))}
      {children}
      <div className="flex flex-wrap gap-2">
        <AppLink to="/outbox" className="btn-primary">
          {t('basket:outbox')}
        </AppLink>
        <AppLink to="/shop" className="btn-quiet">
          {t('basket:toShop')}
        </AppLink>
      </div>
    </section>
  )
}

/** @param props.entry as it was kept; undefined: it was placed */
function OneOrder({ about, entry }: { about: OrderAbout; entry: OutboxEntry | undefined }) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const language = useLanguage()
  const advance = advanceOfOrder(about)
  const latest = useOutbox(({ entries }) => entries.find(({ id }) => id === entry?.id)) ?? entry
  return (
    <div className="border-t border-line pt-2">
      <p className="flex justify-between gap-3 font-600">
        <span>{t(`sumName.${about.method}`)}</span>
        <span className="text-marigold tabular">{format.price(totalOf(about) - advance)}</span>
      </p>
      {advance > 0 && (
        <p className="flex justify-between gap-3">
          <span>{t('advance.row')}</span>
          <span className="tabular">{format.price(advance)}</span>
        </p>
      )}
      {about.parts.map((part) => (
        <p key={part.seller} className="text-sm">
          <MixedText text={`${part.name}: ${part.lines.map((line) => `${format.number(line.quantity)} × ${nameOf(line, language)}`).join(', ')}`} />
        </p>
      ))}
      {latest && isWaiting(latest) && <SmsOffer entry={latest} />}
      <p className="text-sm text-ink-soft">{latest ? purchasesInOutbox.state(latest, { t }) : t('outcome.placed', { which: t(`method.${about.method}`) })}</p>
    </div>
  )
}
