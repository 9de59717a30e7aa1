import { useTranslation } from 'react-i18next'
import type { Reason } from '#contract/core/reasons.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../../ui/controls/dialog.tsx'
import { nameOfValues, type VariantRow } from '../../variants/variant-grid.ts'
import { type PictureChoice, PictureField } from './picture-choice.tsx'
import { VariantCell } from './variant-cell.tsx'
import type { RowField } from './variant-rows.tsx'

interface Props {
  row: VariantRow
  faultOf: (field: RowField) => Reason | undefined
  pictures: readonly PictureChoice[]
  onType: (typed: readonly [RowField, string]) => void
  /** Absent: it is the only one. */
  onLeaveOut: (() => void) | undefined
  onClose: () => void
}

/** What is asked of a variant beside price and stock. */
export function VariantSheet({ row, faultOf, pictures, onType, onLeaveOut, onClose }: Props) {
  const { t } = useTranslation('stock')
  const name = nameOfValues(row.values)
  const cell = (field: 'compare_at' | 'sku', hint: string) => (
    <VariantCell field={field} name="" value={row[field]} fault={faultOf(field) ?? ''} hint={hint} onType={(text) => onType([field, text])} />
  )
  return (
    <Dialog title={name} place="sheet" onClose={onClose}>
      <div className="grid gap-4">
        {cell('compare_at', t('cell.compareHint'))}
        {cell('sku', t('cell.skuHint'))}
        <PictureField value={row.picture} pictures={pictures} onChoose={(picture) => onType(['picture', picture])} />
        <div className="flex flex-wrap gap-2 justify-between">
          {onLeaveOut && (
            <Button icon="i-lucide-eye-off" onClick={onLeaveOut}>
              {t('leftOut.button')}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
