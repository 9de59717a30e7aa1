import { useTranslation } from 'react-i18next'
import type { ServiceDetail } from '#contract/services/services.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { PageLinks } from '../../../../ui/navigation/page-links.tsx'
import { SumRow } from '../../../../ui/text/sum-row.tsx'
import type { TypedAsking } from '../asking-draft.ts'
import { moneyOf, priceOf, wantedOf } from '../asking-price.ts'

/** What it costs, what is paid when, and what cancelling costs. */
export function AskingMoney({ service, typed }: { service: ServiceDetail; typed: TypedAsking }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const price = priceOf(service, typed)
  const { charge, online, cash } = moneyOf(service, typed)
  const count = wantedOf(service, typed)
  return (
    <section aria-labelledby="asking-money" className="card p-4 grid gap-2">
      <h2 id="asking-money" className="text-lg">
        {t('money.title')}
      </h2>
      {service.pricing === 'quote' ? (
        <p>{t('asking.quote', { name: service.seller_name })}</p>
      ) : (
        <dl className="grid gap-1">
          <SumRow name={count > 1 ? `${format.number(count)} × ${format.price(service.price)}` : t('money.service')}>{format.price(price)}</SumRow>
          {charge > 0 && <SumRow name={t('money.charge')}>{format.price(charge)}</SumRow>}
          <div className="stitch my-1" />
          <SumRow name={<b>{t('money.total')}</b>}>
            <b className="text-lg text-marigold">{format.price(price + charge)}</b>
          </SumRow>
          {online > 0 && <SumRow name={t('asking.pay.online')}>{format.price(online)}</SumRow>}
          {cash > 0 && <SumRow name={t('asking.pay.cash')}>{format.price(cash)}</SumRow>}
        </dl>
      )}
      <p className="text-sm text-ink-soft">{t(`money.cancel.${service.payment}`, { count: Number(service.cancel_hours) })}</p>
      {!service.is_instant && <p className="text-sm text-ink-soft">{t('asking.answers', { name: service.seller_name, count: service.answer_hours })}</p>}
      <PageLinks lead={t('asking.accept')} pages={['terms', 'refund-policy']} />
    </section>
  )
}
