import { useTranslation } from 'react-i18next'
import type { HouseMoney as Money } from '#contract/daybook/daybook-sums.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { SumRow } from '../../../ui/text/sum-row.tsx'

/** In the order in which it is read: what one has first. */
const SHOWN = ['with_us', 'leaving', 'due'] as const satisfies readonly (keyof Money)[]
const PAISA = 100

/** What is between a seller and this service now: beside the notes, and part of none of their sums. What is nothing is left out, but for what is with us. */
export function HouseMoney({ money }: { money: Money }) {
  const { t } = useTranslation('daybook')
  const format = useFormat()
  return (
    <section className="card p-4 grid gap-2" aria-labelledby="house-money">
      <h2 id="house-money" className="text-lg">
        {t('money.title')}
      </h2>
      <dl className="rounded-control bg-sunken p-3 grid gap-1">
        {SHOWN.filter((name) => name === 'with_us' || money[name] > 0).map((name) => (
          <SumRow key={name} name={t(`money.${name}`)}>
            {format.price(money[name] / PAISA)}
          </SumRow>
        ))}
      </dl>
      <AppLink to="/wallet" className="link target justify-self-start">
        {t('money.wallet')}
      </AppLink>
    </section>
  )
}
