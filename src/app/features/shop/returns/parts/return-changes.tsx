import { useTranslation } from 'react-i18next'
import { RETURN_ACTIONS } from '#contract/shop/return-rules.ts'
import type { ShopReturn } from '#contract/shop/returns.ts'
import { Fold } from '../../../../ui/controls/fold.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'

/** Every change of a complaint: when, what, by whom. */
export function ReturnChanges({ of: { changes } }: { of: ShopReturn }) {
  const { t } = useTranslation('returns')
  const format = useFormat()
  return (
    <section aria-label={t('parcels:changes.title')} className="card px-4 [&>details]:border-0">
      <Fold title={<h2 className="text-base">{t('parcels:changes.title')}</h2>}>
        <ol className="grid gap-2">
          {changes.map(({ at, from, to, by, action }, index) => {
            const said = RETURN_ACTIONS.find((one) => one === action)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: changes have no other name, and new ones come after them.
              <li key={index}>
                <time dateTime={at} className="block text-sm text-ink-soft tabular">
                  {format.dateTime(at)}
                </time>
                {from === to && said ? t(`actions.${said}`) : t(`states.${to}`)} · {t(`parcels:parties.${by}`)}
              </li>
            )
          })}
        </ol>
      </Fold>
    </section>
  )
}
