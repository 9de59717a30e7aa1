import { useTranslation } from 'react-i18next'
import type { Wallet } from '#contract/wallet/wallet.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'

const PERCENT = 100

/** What the house takes now, and how long it holds what was paid. */
export function Rates({ wallet: { rates } }: { wallet: Wallet }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  return (
    <section aria-labelledby="rates" className="grid gap-2">
      <h2 id="rates" className="text-lg">
        {t('rates')}
      </h2>
      <ul className="grid gap-1 ps-5 list-disc text-sm text-ink-soft">
        {rates.map(({ kind, rate, hold_days }) => (
          <li key={kind}>{t(`rate.${kind}`, { rate: format.number(rate / PERCENT), days: format.number(hold_days) })}</li>
        ))}
        <li>{t('rate.cash')}</li>
      </ul>
    </section>
  )
}
