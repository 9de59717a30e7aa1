import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '#contract/core/in-language.ts'
import { listServices, type ServiceCard } from '#contract/services/services.ts'
import { useServiceNow } from '../../../../nouns/use-service-now.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { useShortMoment } from '../../../../ui/formats/use-short-moment.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { ItemRow } from '../../../../ui/lists/item-row.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import type { CallOptions } from '../../../../wire/answer.ts'
import { call } from '../../../../wire/call.ts'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { BookingsProblem } from '../../booking/parts/bookings-problem.tsx'

const SHOWN = 12

const load = (options: CallOptions) => call(listServices, { query: { sort: 'soonest', limit: String(SHOWN) } }, options)

/** To visitors, who have no bookings: what can be booked soonest, and the way to sign in. */
export function FreeSoonest({ logIn }: { logIn: ReactNode }) {
  const { t } = useTranslation('bookings')
  const { answer, problem, reload } = useAnswer(load, 'services free soonest')
  const cards = answer && (Array.isArray(answer.value) ? answer.value : answer.value.results)
  return (
    <div className="mx-auto max-w-2xl grid grid-cols-1 gap-3">
      <h1 className="text-xl">{t('list.mine')}</h1>
      <div className="card p-4 grid gap-3 justify-items-start">
        <p>{t('list.visitor')}</p>
        {logIn}
      </div>
      <h2 className="text-lg">{t('list.soonest')}</h2>
      {!cards && (problem ? <BookingsProblem problem={problem} of="list" retry={reload} /> : <RowsWaiting />)}
      {answer && <AgeNote answer={answer} />}
      {cards?.length === 0 && <NothingHere drawing="search" title={t('list.noServices')} />}
      <ul aria-label={t('list.soonest')} className="grid gap-2 empty:hidden">
        {(cards ?? []).map((card) => (
          <Row key={card.service_id} card={card} />
        ))}
      </ul>
      <AppLink to="/services" className="btn-quiet justify-self-start">
        {t('list.findServices')}
      </AppLink>
    </div>
  )
}

/** A free time that has passed meanwhile is not named. */
function Row({ card }: { card: ServiceCard }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const language = useLanguage()
  const moment = useShortMoment()
  const now = useServiceNow()
  const { service_id, title, thumbnail, thumbnail_tone, pricing, price, seller_name, district, district_bn, next_free_at } = inLanguage(language, card)
  const perHour = pricing === 'hourly' ? t('money.perHour', { price: format.price(price) }) : format.price(price)
  const priced = pricing === 'quote' ? t('money.quote') : perHour
  const isAhead = next_free_at !== null && (now === undefined || Date.parse(next_free_at) > now)
  return (
    <ItemRow
      href={`/servicebooking/${service_id}`}
      title={title}
      picture={thumbnail ? { src: thumbnail, tone: thumbnail_tone } : null}
      icon="i-lucide-calendar-check"
      facts={[priced, seller_name, (language === 'bn' ? district_bn : district) ?? '']}
      {...(isAhead && { badge: t('list.freeFrom', { time: moment(next_free_at) }) })}
    />
  )
}
