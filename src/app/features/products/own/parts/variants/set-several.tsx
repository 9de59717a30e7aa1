import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/controls/button.tsx'
import type { Grid } from '../../use-grid.ts'
import { setSeveral } from '../../variants/variant-grid.ts'

const FIELDS = ['price', 'stock', 'compare_at'] as const
const EMPTY = { price: '', stock: '', compare_at: '' }

/** Types the same for all variants, or for all of one value: exceptions are typed afterwards. */
export function SetSeveral({ grid }: { grid: Grid }) {
  const { t } = useTranslation('stock')
  const id = useId()
  const [typed, setTyped] = useState(EMPTY)
  const [which, setWhich] = useState('')
  const [option, value] = which === '' ? [] : [Number(which.slice(0, which.indexOf(':'))), which.slice(which.indexOf(':') + 1)]
  const only = option === undefined || value === undefined ? undefined : { at: option, value }
  const isEmpty = FIELDS.every((name) => typed[name].trim() === '')
  const set = () => {
    if (isEmpty) return
    grid.change((before) => setSeveral(before, typed, { only, seenOf: grid.seenOf }), t('several.done', { which: value ?? t('several.all') }))
    setTyped(EMPTY)
  }
  return (
    <fieldset className="rounded-card bg-sunken p-3 grid gap-3">
      <legend className="sr-only">{t('several.title')}</legend>
      <label htmlFor={`${id}which`} className="block font-600">
        {t('several.title')}
        <select id={`${id}which`} className="field mt-1 font-400" value={which} onChange={({ target }) => setWhich(target.value)}>
          <option value="">{t('several.all')}</option>
          {grid.options
            .flatMap(({ values }, at) => values.map((one) => ({ one, key: `${at}:${one}` })))
            .map(({ one, key }) => (
              <option key={key} value={key}>
                {one}
              </option>
            ))}
        </select>
      </label>
      <div className="grid gap-2 grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] items-end">
        {FIELDS.map((name) => (
          <label key={name} htmlFor={`${id}${name}`} className="block text-sm text-ink-soft">
            {t(`cell.${name}`)}
            <input
              id={`${id}${name}`}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              aria-label={t('several.field', { field: t(`cell.${name}`) })}
              className="field text-ink text-base"
              value={typed[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                // Not sent: what is typed here is no field of the form.
                event.preventDefault()
                set()
              }}
            />
          </label>
        ))}
        <Button disabled={isEmpty} onClick={set}>
          {t('several.set')}
        </Button>
      </div>
    </fieldset>
  )
}
