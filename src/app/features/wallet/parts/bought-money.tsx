import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import type { Wallet } from '#contract/wallet/wallet.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { BOUGHT_AT } from '../order-page.ts'
import { useTaka } from '../use-taka.ts'

/** What of one's own purchases is under way: payments of which the provider has not spoken, and money that goes back, with its date. */
export function BoughtMoney({ wallet: { payments, refunds } }: { wallet: Wallet }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const rows = [
    ...payments.map((one) => ({ ...one, text: t('paymentOpen', { date: format.dateTime(one.since) }) })),
    ...refunds.map((one) => ({ ...one, text: t(one.state === 'failed' ? 'refundStaff' : 'refundBy', { date: format.day(one.due_by) }) })),
  ]
  const taka = useTaka()
  return (
    <section aria-labelledby="bought-money" className="grid gap-2">
      <h2 id="bought-money" className="text-lg">
        {t('bought')}
      </h2>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{t('boughtNone')}</p>
      ) : (
        <ul className="card">
          {rows.map(({ number, kind, paisa, text }) => (
            <li key={`${number} ${text}`} className="border-t border-line first:border-t-0">
              <AppLink to={`${BOUGHT_AT[kind]}/${lowerCase(number)}`} className="target w-full px-4 py-2 gap-3 justify-between! text-start active:bg-sunken">
                <span className="min-w-0">
                  <span className="block tabular">{number}</span>
                  <span className="block text-sm text-ink-soft">{text}</span>
                </span>
                <span className="tabular whitespace-nowrap font-600">{taka(paisa)}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
