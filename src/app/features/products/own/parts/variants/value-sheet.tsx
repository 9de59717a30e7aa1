import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { oneLineRequired } from '#contract/core/names.ts'
import { asReason } from '#contract/core/reasons.ts'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../../ui/controls/dialog.tsx'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import type { Grid } from '../../use-grid.ts'
import { removeValue, renameValue } from '../../variants/variant-grid.ts'

const Value = oneLineRequired(PRODUCT_LIMITS.valueLongest)

interface Props {
  grid: Grid
  /** Of the option. */
  at: number
  value: string
  onClose: () => void
}

/** Gives a value another name, or takes it away with its variants. */
export function ValueSheet({ grid, at, value, onClose }: Props) {
  const { t } = useTranslation('stock')
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [fault, setFault] = useState('')
  const rename = () => {
    const read = v.safeParse(Value, typed)
    const refusal = read.success ? grid.change((before) => renameValue(before, at, [value, read.output])) : read.issues[0].message
    setFault(refusal ?? '')
    if (!refusal) onClose()
  }
  const remove = () => {
    grid.change((before) => removeValue(before, at, value), t('options.removed', { name: value }))
    onClose()
  }
  return (
    <Dialog title={value} place="sheet" onClose={onClose}>
      <div className="grid gap-4">
        <div>
          <label htmlFor={id} className="block pb-1 font-600">
            {t('options.rename')}
          </label>
          <input
            id={id}
            type="text"
            className="field"
            data-first-focus
            value={typed}
            autoComplete="off"
            enterKeyHint="done"
            aria-invalid={fault ? true : undefined}
            aria-describedby={`${id}error`}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              rename()
            }}
          />
          <p id={`${id}error`} role="alert" className="pt-1 text-sm text-danger empty:hidden">
            {fault && (
              <>
                <Icon name="i-lucide-circle-alert" /> {fault === 'taken' ? t('options.taken') : t(`forms:reasons.${asReason(fault)}`)}
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 justify-between">
          <Button variant="danger" icon="i-lucide-trash" onClick={remove}>
            {t('options.removeValue')}
          </Button>
          <Button variant="primary" onClick={rename}>
            {t('done')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
