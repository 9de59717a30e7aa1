import { useTranslation } from 'react-i18next'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import type { Grid } from '../../use-grid.ts'
import { addOption } from '../../variants/variant-grid.ts'
import { OptionCard } from './option-card.tsx'

/** Names that most goods come by; another one is typed. */
const USUAL = ['size', 'colour'] as const

/** What a product comes in: at most three options, each with its values. */
export function OptionsEditor({ grid }: { grid: Grid }) {
  const { t } = useTranslation('stock')
  const { options, change } = grid
  const add = (name: string) => void change((before) => addOption(before, name))
  const isFree = (name: string) => !options.some((option) => option.name === name)
  return (
    <div className="grid grid-cols-1 gap-3">
      {options.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option has no other name than its place while it is typed.
        <OptionCard key={at} grid={grid} at={at} />
      ))}
      {options.length < PRODUCT_LIMITS.optionsMost && (
        <div className="flex flex-wrap gap-2">
          {USUAL.map((name) => t(`options.usual.${name}`))
            .filter(isFree)
            .map((name) => (
              <Button key={name} icon="i-lucide-plus" onClick={() => add(name)}>
                {name}
              </Button>
            ))}
          <Button icon="i-lucide-plus" onClick={() => add('')}>
            {t(options.length === 0 ? 'options.add' : 'options.addAnother')}
          </Button>
        </div>
      )}
    </div>
  )
}
