import { useTranslation } from 'react-i18next'
import { PRODUCT_CSV_COLUMNS, PRODUCT_CSV_LIMITS } from '#contract/products/product-csv.ts'
import { PRODUCT_CONDITIONS } from '#contract/products/product-limits.ts'
import { Fold } from '../../../../../ui/controls/fold.tsx'

/** How a table must look: its columns, and what each says. */
export function CsvHelp() {
  const { t } = useTranslation('stock')
  return (
    <Fold title={t('csv.help.title')}>
      <div className="grid gap-3 pb-2">
        <p>{t('csv.help.text', { count: PRODUCT_CSV_LIMITS.rows })}</p>
        <dl className="grid gap-2">
          {PRODUCT_CSV_COLUMNS.filter((column) => !/_[23]$/.test(column)).map((column) => (
            <div key={column} className="border-t border-line pt-1">
              <dt>
                <code lang="en" dir="ltr">
                  {/_1$/.test(column) ? `${column}, ${column.replace('1', '2')}, ${column.replace('1', '3')}` : column}
                </code>
              </dt>
              <dd className="text-sm text-ink-soft">{t(`csv.help.columns.${column}`, { words: PRODUCT_CONDITIONS.join(', ') })}</dd>
            </div>
          ))}
        </dl>
        <p>{t('csv.help.pictures', { example: 'SARI-RED-1.jpg' })}</p>
      </div>
    </Fold>
  )
}
