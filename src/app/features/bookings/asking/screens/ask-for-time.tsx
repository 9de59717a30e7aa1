import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { noonOf } from '#contract/core/time.ts'
import type { ServiceDetail } from '#contract/services/services.ts'
import type { AddressParts } from '../../../../nouns/address-choice.tsx'
import { OverlapNote } from '../../../../nouns/overlap-note.tsx'
import { useOutbox } from '../../../../state/outbox/outbox.ts'
import { useSession } from '../../../../state/session/session.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useHydrating } from '../../../../ui/hydration/use-hydrating.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useHeadingTitle } from '../../../../ui/navigation/use-page-title.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { TimePicker } from '../../times/parts/time-picker.tsx'
import { useServiceTitle } from '../../use-service-title.ts'
import { readAsking, spanAsked } from '../asking-about.ts'
import type { KnownBuyer } from '../asking-body.ts'
import { wantedOf } from '../asking-price.ts'
import { AskingBar } from '../parts/asking-bar.tsx'
import { AskingChoices } from '../parts/asking-choices.tsx'
import { AskingDetails } from '../parts/asking-details.tsx'
import { AskingMoney } from '../parts/asking-money.tsx'
import { AskingPlace } from '../parts/asking-place.tsx'
import { AskingQueued } from '../parts/asking-queued.tsx'
import { type Asking, useAsking } from '../use-asking.ts'

interface Props {
  answer: Answer<ServiceDetail>
  /** What the account says of the buyer. */
  account: KnownBuyer
  addresses: AddressParts
  /** The way in and back here. */
  logIn: ReactNode
  /** What a buyer can do about a request that waits on this phone. */
  whenQueued: ReactNode
}

/** Where a time is asked for: the time first, then who asks and where; and what it costs before it is sent. */
export function AskForTime(props: Props) {
  const isHydrating = useHydrating()
  const owner = useSession(({ account }) => account?.id)
  return (
    <div className="no-tabs mx-auto max-w-5xl grid gap-4">
      {isHydrating ? (
        <>
          <Head service={props.answer.value} />
          <div className="skeleton h-80" aria-busy="true" />
        </>
      ) : (
        <Alive key={owner ?? 'visitor'} {...props} />
      )}
    </div>
  )
}

function Head({ service }: { service: ServiceDetail }) {
  const { t } = useTranslation('bookings')
  const title = useServiceTitle()(service)
  useHeadingTitle(`${t('asking.title')}: ${title}`)
  return (
    <header>
      <h1 className="text-xl">
        {/* On phones the bar above says it. */}
        <span className="max-lg:sr-only">{t('asking.title')}: </span>
        <span lang={scriptLanguage(title)}>{title}</span>
      </h1>
      <p className="text-ink-soft">
        <MixedText text={service.seller_name} />
      </p>
    </header>
  )
}

function Alive(props: Props) {
  const service = props.answer.value
  const asking = useAsking(service, props.account)
  if (asking.queued) return <AskingQueued entry={asking.queued}>{props.whenQueued}</AskingQueued>
  return (
    <>
      <Head service={service} />
      {service.is_bookable && service.taken_off_reason === null ? <Form {...props} asking={asking} /> : <NotBookable service={service} />}
    </>
  )
}

function NotBookable({ service }: { service: ServiceDetail }) {
  const { t } = useTranslation('bookings')
  return (
    <div role="status" className="card p-4 grid gap-3 justify-items-start">
      <p>
        <Icon name="i-lucide-calendar-x" className="text-danger" /> {t('asking.closed')}
      </p>
      <div className="flex flex-wrap gap-2">
        <AppLink to="/services" className="btn-primary">
          {t('asking.services')}
        </AppLink>
        <AppLink to={`/servicedetails/${service.service_id}`} className="btn-quiet">
          {t('asking.openService')}
        </AppLink>
      </div>
    </div>
  )
}

function Form({ answer, addresses, logIn, asking }: Props & { asking: Asking }) {
  const { t } = useTranslation('bookings')
  const service = answer.value
  const { draft, pictures } = asking
  return (
    <form
      noValidate
      className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start"
      onSubmit={(event) => {
        event.preventDefault()
        asking.submit()
      }}
    >
      <div className="grid gap-4 min-w-0">
        <Notes service={service} logIn={logIn} />
        {(draft.isRestored || pictures.isRestored) && <p className="chip justify-self-start">{t('asking.restored')}</p>}
        <Time service={service} asking={asking} />
        <AskingPlace service={service} asking={asking} parts={addresses} logIn={logIn} />
        <AskingDetails service={service} asking={asking} />
      </div>
      <div className="grid gap-4 lg:sticky lg:top-24 min-w-0">
        <AskingMoney service={service} typed={draft.value} />
        <AskingBar service={service} asking={asking} logIn={logIn} />
      </div>
    </form>
  )
}

function Time({ service, asking }: { service: ServiceDetail; asking: Asking }) {
  const { t } = useTranslation('bookings')
  const id = useId()
  const { draft, slots, put, faults } = asking
  return (
    <section aria-labelledby={id} className="card p-4 grid gap-4">
      <h2 id={id} className="text-lg">
        {t('asking.time')}
      </h2>
      {service.pricing === 'quote' && <p className="text-ink-soft">{t('asking.timeQuote')}</p>}
      <AskingChoices service={service} asking={asking} />
      <TimePicker
        key={`${draft.value.member}`}
        service={service}
        slots={slots}
        wanted={wantedOf(service, draft.value)}
        chosen={draft.value.starts_at}
        onChoose={({ starts_at }) => put({ starts_at })}
      />
      {service.pricing === 'quote' && draft.value.starts_at !== null && (
        <button type="button" className="btn-quiet justify-self-start" onClick={() => put({ starts_at: null })}>
          {t('asking.anyTime')}
        </button>
      )}
      <p role="alert" className="text-danger empty:hidden">
        {faults.starts_at && t('asking.noTime')}
      </p>
      <OverlapNote span={spanAsked(service, asking)} />
    </section>
  )
}

/** What the reader should know before they begin. */
function Notes({ service, logIn }: { service: ServiceDetail; logIn: ReactNode }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const isSignedIn = useSession(({ token }) => token !== null)
  const isWaiting = useOutbox(({ entries }) =>
    entries.some((entry) => entry.state !== 'sent' && entry.state !== 'discarded' && readAsking(entry)?.service_id === service.service_id),
  )
  return (
    <>
      {service.closed_until && (
        <p className="rounded-control bg-sunken p-3">
          <Icon name="i-lucide-info" /> {t('asking.closedUntil', { day: format.day(noonOf(service.closed_until)) })}
        </p>
      )}
      {isWaiting && (
        <div className="card px-3 pt-3">
          <p>
            <Icon name="i-lucide-hourglass" className="text-marigold" /> {t('asking.waitingHere')}
          </p>
          <AppLink to="/outbox" className="link target justify-start!">
            {t('outbox.see')}
          </AppLink>
        </div>
      )}
      {!isSignedIn && (
        <div className="card p-4">
          <p className="mb-3">{t('asking.visitorBefore')}</p>
          {logIn}
        </div>
      )}
    </>
  )
}
