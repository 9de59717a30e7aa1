import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { eventKey } from '#contract/days/day-entries.ts'
import type { EventDetail } from '#contract/events/events.ts'
import { closedWhy } from '#contract/orders/ticket-choice.ts'
import { OverlapNote } from '../../../nouns/overlap-note.tsx'
import { useOutbox } from '../../../state/outbox/outbox.ts'
import { useSession } from '../../../state/session/session.ts'
import { AskDialog } from '../../../ui/controls/ask-dialog.tsx'
import { ScreenForm } from '../../../ui/form/screen-form.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useNow } from '../../../ui/formats/use-now.ts'
import { useHydrating } from '../../../ui/hydration/use-hydrating.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { PageLinks } from '../../../ui/navigation/page-links.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { useHeadingTitle } from '../../../ui/navigation/use-page-title.ts'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import type { Answer } from '../../../wire/answer.ts'
import type { BuyerDetails } from '../checkout-order.ts'
import { waitsFor } from '../ordered-before.ts'
import { CheckoutAlert } from '../parts/checkout-alert.tsx'
import { CheckoutBar } from '../parts/checkout-bar.tsx'
import { CheckoutDetails } from '../parts/checkout-details.tsx'
import { CheckoutPromo } from '../parts/checkout-promo.tsx'
import { CheckoutQueued } from '../parts/checkout-queued.tsx'
import { CheckoutRefusal } from '../parts/checkout-refusal.tsx'
import { CheckoutSummary } from '../parts/checkout-summary.tsx'
import { CheckoutTickets } from '../parts/checkout-tickets.tsx'
import { useCheckout } from '../use-checkout.ts'

interface Props {
  answer: Answer<EventDetail>
  /** What the account says of the buyer; nothing for a visitor, and until it is known. */
  account: Partial<BuyerDetails>
  /** The waiting order to change. */
  entry: string | undefined
  /** The way in and back here. */
  logIn: ReactNode
  /** What a buyer can do about an order that waits on this phone. */
  whenQueued: ReactNode
}

/** Where an order is put together and sent. @see Specification §2.8 "/evencheckout/{event_id}" */
export function Checkout(props: Props) {
  const isHydrating = useHydrating()
  return <div className="no-tabs">{isHydrating ? <Waiting answer={props.answer} /> : <Alive key={props.entry} {...props} />}</div>
}

/** What is chosen lies on the phone: the server does not know it. */
const Waiting = ({ answer }: Pick<Props, 'answer'>) => (
  <div className="grid gap-4" aria-busy="true">
    <Head answer={answer} />
    <div className="skeleton h-40" />
    <div className="skeleton h-80" />
  </div>
)

function Head({ answer }: Pick<Props, 'answer'>) {
  const { t } = useTranslation('orders')
  const { title, location } = answer.value
  useHeadingTitle(`${t('checkout.title')}: ${title}`)
  return (
    <header>
      <h1 className="text-xl">
        {/* On phones the bar above says it. */}
        <span className="max-lg:sr-only">{t('checkout.title')}: </span>
        <span lang={scriptLanguage(title)}>{title}</span>
      </h1>
      <p className="text-ink-soft">
        <Icon name={location ? 'i-lucide-map-pin' : 'i-lucide-monitor-smartphone'} /> {location ? <MixedText text={location} /> : t('checkout.online')}
      </p>
      <p>
        <AgeNote answer={answer} />
      </p>
    </header>
  )
}

function Alive(props: Props) {
  const { t } = useTranslation('orders')
  const { answer, entry } = props
  const event = answer.value
  const checkout = useCheckout({ answer, account: props.account, entry })
  const closed = closedWhy(event, useNow() ?? Date.now())
  const { placing, editing } = checkout
  if (placing.queued) return <CheckoutQueued entry={placing.queued}>{props.whenQueued}</CheckoutQueued>
  if (placing.placed) return <OnTheWay />
  return (
    <div className="grid gap-4">
      <Head answer={answer} />
      {closed && <Closed text={t(`checkout.${closed}`)} event_id={event.event_id} />}
      {!closed && editing === 'gone' && <Gone />}
      {!closed && editing !== 'gone' && <Form {...props} checkout={checkout} />}
    </div>
  )
}

function OnTheWay() {
  const { t } = useTranslation('orders')
  return (
    <p role="status" className="card p-4">
      <Icon name="i-lucide-circle-check" className="text-brand" /> {t('checkout.placed')} {t('checkout.opening')}
    </p>
  )
}

function Closed({ text, event_id }: { text: string; event_id: number }) {
  const { t } = useTranslation('orders')
  return (
    <div role="status" className="card p-4">
      <p className="mb-3">
        <Icon name="i-lucide-calendar-x" className="text-danger" /> {text}
      </p>
      <div className="flex flex-wrap gap-2">
        <ScreenLink to="/events" className="btn-primary">
          {t('checkout.events')}
        </ScreenLink>
        <AppLink to={`/eventdetails/${event_id}`} className="btn-quiet">
          {t('checkout.openEvent')}
        </AppLink>
      </div>
    </div>
  )
}

function Gone() {
  const { t } = useTranslation('orders')
  return (
    <div role="alert" className="card p-4">
      <p className="mb-3">{t('checkout.editing.gone')}</p>
      <AppLink to="/outbox" className="btn-primary">
        {t('checkout.queued.outbox')}
      </AppLink>
    </div>
  )
}

function Form({ answer, logIn, checkout }: Props & { checkout: ReturnType<typeof useCheckout> }) {
  const { t } = useTranslation('orders')
  const event = answer.value
  const { form, draft, chosen, basket, coupon, placing, editing } = checkout
  return (
    // Before the form looks at its fields one by one.
    <div onSubmitCapture={checkout.lookOver}>
      <ScreenForm form={form} className="lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-6">
        <div className="grid gap-4 content-start lg:row-span-2">
          <OverlapNote span={{ starts_at: event.from_time, ends_at: event.to_time, place: event.location ?? '' }} besides={eventKey(event.event_id)} />
          <Notes event_id={event.event_id} editing={editing} isFitted={chosen.isFitted} logIn={logIn} />
          <CheckoutTickets event={event} lines={basket.lines} />
          <CheckoutDetails form={form} draft={draft} />
        </div>
        <div className="grid gap-4 content-start">
          <CheckoutPromo coupon={coupon} />
          <CheckoutSummary basket={basket} />
          <PageLinks lead={t('checkout.accept')} pages={['terms', 'refund-policy']} />
        </div>
        <CheckoutBar checkout={checkout}>
          {placing.refusal && <CheckoutRefusal refusal={placing.refusal} event_id={event.event_id} onTake={checkout.take} />}
          <CheckoutAlert why={placing.alert} logIn={logIn} />
        </CheckoutBar>
      </ScreenForm>
      {checkout.twice && <Twice checkout={checkout} />}
    </div>
  )
}

interface NotesProps {
  event_id: number
  editing: string
  isFitted: boolean
  logIn: ReactNode
}

/** What the reader should know before they begin. */
function Notes({ event_id, editing, isFitted, logIn }: NotesProps) {
  const { t } = useTranslation('orders')
  const isSignedIn = useSession(({ token }) => token !== null)
  const waiting = useOutbox(({ entries }) => waitsFor(event_id, entries))
  return (
    <>
      {editing === 'held' && (
        <p className="rounded-control border border-line bg-sunken p-3">
          <Icon name="i-lucide-pencil" className="text-ink-soft" /> {t('checkout.editing.title')}
        </p>
      )}
      {editing === 'no' && waiting && (
        <div className="card px-3 pt-3">
          <p>
            <Icon name="i-lucide-hourglass" className="text-marigold" /> {t('checkout.queued.mine')}
          </p>
          <AppLink to="/outbox" className="link target justify-start!">
            {t('checkout.queued.outbox')}
          </AppLink>
        </div>
      )}
      {isFitted && (
        <p role="status" className="rounded-control border border-marigold p-3">
          <Icon name="i-lucide-info" className="text-marigold" /> {t('choosing:fitted')}
        </p>
      )}
      {!isSignedIn && (
        <div className="card p-4">
          <p className="mb-3">{t('checkout.visitorBefore')}</p>
          {logIn}
        </div>
      )}
    </>
  )
}

function Twice({ checkout: { twice, answerTwice } }: { checkout: ReturnType<typeof useCheckout> }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const text = twice?.kind === 'placed' ? t('checkout.twice.text', { age: format.age(twice.at, Date.now()) }) : t('checkout.twice.waiting')
  return (
    <AskDialog
      title={t('checkout.twice.title')}
      yes={t('checkout.twice.yes')}
      no={t('checkout.twice.no')}
      onYes={async () => answerTwice(true)}
      onClose={() => answerTwice(false)}
    >
      <p>{text}</p>
    </AskDialog>
  )
}
