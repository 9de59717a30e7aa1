import { useTranslation } from 'react-i18next'
import type { LateOrder } from '#contract/desk/late-orders.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { personPath } from '../people/person-path.ts'

/** An order that is late: what was missed since when, and both sides. */
export function LateOrderRow({ order }: { order: LateOrder }) {
  const { t } = useTranslation(['desk', 'parcels'])
  const format = useFormat()
  const { number, purchase, state, method, total, overdue, since, seller, buyer } = order
  return (
    <article aria-label={number} className="grid gap-1 p-4">
      <h2 className="text-base flex flex-wrap gap-x-3">
        <AppLink to={`/desk/orders/${purchase}`} className="link tabular" lang="en">
          {number}
        </AppLink>
        <span className="tabular">{format.price(total)}</span>
      </h2>
      <p className="text-danger">{t(`desk:late.missed.${overdue}`, { date: format.dateTime(since) })}</p>
      <p className="text-sm text-ink-soft">
        {t(`parcels:states.${state}`)} · {t(`desk:late.methods.${method}`)}
      </p>
      <dl className="grid gap-1 m-0 text-sm">
        <Side label={t('desk:late.seller')} username={seller.username} name={seller.shop} phone={seller.phone_number} />
        <Side label={t('desk:late.buyer')} username={buyer.username} name={buyer.full_name} phone={buyer.phone_number} />
      </dl>
    </article>
  )
}

interface SideProps {
  label: string
  /** Null: the account is gone. */
  username: string | null
  name: string
  phone: string
}

function Side({ label, username, name, phone }: SideProps) {
  return (
    <div className="flex flex-wrap gap-x-3 items-center">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="m-0 wrap-anywhere">
        {username === null ? (
          <MixedText text={name} />
        ) : (
          <AppLink to={personPath(username)} className="link">
            <MixedText text={name || username} />
          </AppLink>
        )}{' '}
        <span className="tabular">{phone}</span>
      </dd>
    </div>
  )
}
