import { useTranslation } from 'react-i18next'
import { asReason } from '#contract/core/reasons.ts'
import { type CsvFault, PRODUCT_CSV_FAULTS, type ProductImport } from '#contract/products/product-csv.ts'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'

/** What is wrong in a table, cell by cell. Nothing of it was imported. */
export function CsvFaults({ result: { faults, fault_count } }: { result: ProductImport }) {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const placeOf = ({ row, column }: CsvFault): string => {
    if (row === 0) return t('csv.wholeFile')
    return column === '' ? t('csv.row', { row: format.number(row) }) : t('csv.cell', { row: format.number(row), column })
  }
  const reasonOf = ({ reason }: CsvFault): string => {
    const own = PRODUCT_CSV_FAULTS.find((one) => one === reason)
    return own ? t(`csv.reasons.${own}`) : t(`forms:reasons.${asReason(reason)}`)
  }
  return (
    <section role="alert" aria-labelledby="csv-faults" className="rounded-control border border-danger p-3 grid gap-2">
      <h3 id="csv-faults" className="text-danger">
        <Icon name="i-lucide-circle-alert" /> {t('csv.faults', { count: fault_count })}
      </h3>
      <p className="text-sm">{t('csv.faultsHint')}</p>
      <ul className="grid gap-1 max-h-96 overflow-y-auto">
        {faults.map((fault, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fault has no other name than its place.
          <li key={at} className="border-t border-line pt-1 wrap-anywhere">
            <b className="font-600">
              <MixedText text={placeOf(fault)} />:
            </b>{' '}
            {reasonOf(fault)}
          </li>
        ))}
      </ul>
      {fault_count > faults.length && <p className="text-sm text-ink-soft">{t('csv.moreFaults', { count: fault_count - faults.length })}</p>}
    </section>
  )
}
