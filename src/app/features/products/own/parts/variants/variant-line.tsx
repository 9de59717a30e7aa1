import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { asReason } from '#contract/core/reasons.ts'
import { CommissionText } from '../../../../../nouns/commission-text.tsx'
import { Button } from '../../../../../ui/controls/button.tsx'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import { nameOfValues, type VariantRow } from '../../variants/variant-grid.ts'
import { ChosenPicture, type PictureChoice } from './picture-choice.tsx'
import { VariantCell } from './variant-cell.tsx'
import type { RowField } from './variant-rows.tsx'

interface Props {
  at: number
  /** The row as JSON: the same text is the same row. */
  row: string
  /** The product comes in one kind: it needs no name, and all of it is asked here. */
  isOne: boolean
  /** What is wrong, of price, compare-at, stock, sku, picture and values, each empty where nothing is. */
  faults: string
  /** How many there are, of a variant that exists. */
  now: number | undefined
  picture: PictureChoice | undefined
  /** What the house takes of its price, in 1/100 %; undefined: that is not known. */
  rate: number | undefined
  onType: (at: number, typed: readonly [RowField, string]) => void
  onOpen: (at: number) => void
}

/** One variant in the grid. */
export const VariantLine = memo(function VariantLine({ at, row: text, isOne, faults, now, picture, rate, onType, onOpen }: Props) {
  const { t } = useTranslation('stock')
  const row = JSON.parse(text) as VariantRow
  const [price, compare_at, stock, sku, chosen, values] = faults.split(' ')
  const name = nameOfValues(row.values)
  const inSheet = !isOne && (compare_at || sku || chosen || values)
  const cell = (field: Exclude<RowField, 'picture'>, fault: string | undefined) => (
    <VariantCell field={field} name={name} value={row[field]} fault={fault ?? ''} now={now} onType={(typed) => onType(at, [field, typed])} />
  )
  return (
    <li className={isOne ? '' : 'card overflow-visible p-3 grid gap-2'}>
      {!isOne && (
        <div className="flex items-center gap-2">
          {picture && <ChosenPicture picture={picture} className="w-10 h-10" />}
          <b className="flex-1 min-w-0 font-600 wrap-anywhere">
            <MixedText text={name} />
          </b>
          <Button variant="icon" icon="i-lucide-ellipsis" aria-label={t('cell.more', { name })} onClick={() => onOpen(at)} />
        </div>
      )}
      <div className={`grid grid-cols-2 gap-x-3 gap-y-2 items-start ${isOne ? '' : 'md:grid-cols-4'}`}>
        {cell('price', price)}
        {cell('stock', stock)}
        <div className={isOne ? '' : 'max-md:hidden'}>{cell('compare_at', compare_at)}</div>
        <div className={isOne ? '' : 'max-md:hidden'}>{cell('sku', sku)}</div>
      </div>
      <p className="text-sm text-ink-soft empty:hidden">
        <CommissionText rate={rate} price={row.price} />
      </p>
      {inSheet && (
        <p className="text-sm text-danger md:hidden">
          <Icon name="i-lucide-circle-alert" />{' '}
          <button type="button" className="link target" aria-invalid="true" onClick={() => onOpen(at)}>
            {[compare_at && t('cell.compare_at'), sku && t('cell.sku'), chosen && t('cell.picture'), values && t('cell.values')].filter(Boolean).join(', ')}:{' '}
            {t(`forms:reasons.${asReason(compare_at || sku || chosen || values)}`)}
          </button>
        </p>
      )}
    </li>
  )
})
