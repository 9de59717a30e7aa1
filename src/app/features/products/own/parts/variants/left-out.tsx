import { useTranslation } from 'react-i18next'
import { variantKey } from '#contract/products/variant-form.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import type { Grid } from '../../use-grid.ts'
import { leftOut, nameOfValues, offer } from '../../variants/variant-grid.ts'

/** Combinations that are not offered; a press offers one. */
export function LeftOut({ grid }: { grid: Grid }) {
  const { t } = useTranslation('stock')
  const out = leftOut(grid)
  if (out.length === 0) return null
  return (
    <section aria-labelledby="left-out" className="grid gap-2">
      <h3 id="left-out" className="text-base">
        {t('leftOut.title', { count: out.length })}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {out.map((values) => (
          <li key={variantKey(values)}>
            <Button
              icon="i-lucide-plus"
              aria-label={t('leftOut.offer', { name: nameOfValues(values) })}
              onClick={() => void grid.change((before) => offer(before, values))}
            >
              <MixedText text={nameOfValues(values)} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
