import { useTranslation } from 'react-i18next'
import type { DeskPerson } from '#contract/desk/people.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { ROW } from './person-lists.tsx'

/** How a person keeps to what was agreed about goods: as a buyer with parcels, as a seller with dates. */
export function ShopRecords({ person: { buying, selling } }: { person: DeskPerson }) {
  const { t } = useTranslation('desk', { keyPrefix: 'people.shop' })
  const format = useFormat()
  const share = selling && selling.orders > 0 ? format.number(Math.floor((selling.on_time * 100) / selling.orders)) : null
  return (
    <>
      {buying && (
        <section className="card">
          <h2 className="px-4 py-2 border-b border-line">{t('buying')}</h2>
          <dl className="m-0">
            <Fact term={t('received')}>{format.number(buying.received)}</Fact>
            <Fact term={t('refused')}>{format.number(buying.refused)}</Fact>
            {buying.forgiven_at && <Fact term={t('forgiven')}>{format.dateTime(buying.forgiven_at)}</Fact>}
            {buying.cash_paused_until && <Fact term={t('paused')}>{format.dateTime(buying.cash_paused_until)}</Fact>}
          </dl>
        </section>
      )}
      {selling && (
        <section className="card">
          <h2 className="px-4 py-2 border-b border-line">{t('selling')}</h2>
          {selling.suspended && (
            <p className="px-4 py-2 text-danger">
              {t('suspended', { date: format.dateTime(selling.suspended.at) })} <MixedText text={selling.suspended.reason} />
            </p>
          )}
          <dl className="m-0">
            <Fact term={t('decided')}>{format.number(selling.orders)}</Fact>
            <Fact term={t('onTime')}>{share === null ? t('none') : t('share', { share })}</Fact>
            <Fact term={t('cancelled')}>{format.number(selling.cancelled)}</Fact>
            <Fact term={t('late')}>{format.number(selling.late)}</Fact>
          </dl>
        </section>
      )}
    </>
  )
}

const Fact = ({ term, children }: { term: string; children: string }) => (
  <div className={ROW}>
    <dt className="text-ink-soft">{term}</dt>
    <dd className="m-0 tabular">{children}</dd>
  </div>
)
