import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { wholeText } from '#contract/core/form-values.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { FieldValues } from '../../../../../ui/form/field-values.tsx'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import type { ProductFormState } from '../../use-product-form.ts'
import { readGrid } from '../../variants/read-grid.ts'
import { ChosenPicture, type PictureChoice } from '../variants/picture-choice.tsx'

const SHOWN = ['title', 'condition', 'options', 'variants'] as const
/** What the form refuses is shown all the same, up to here. */
const MOST_SHOWN = 999_999_999

/** The product as its card will be, while it is being written. What is not there yet stands as its field's name. */
export function ProductPreview({ of: { form }, picture }: { of: ProductFormState; picture: PictureChoice | undefined }) {
  const { t } = useTranslation('stock')
  return (
    <section aria-label={t('preview.title')} className="grid gap-2">
      <h2 className="text-base">{t('preview.title')}</h2>
      <FieldValues form={form} names={SHOWN}>
        {(texts) => (
          <div className="card w-56">
            {picture ? (
              <ChosenPicture picture={picture} className="w-full aspect-square" />
            ) : (
              <span className="grid place-items-center w-full aspect-square bg-sunken text-ink-soft">
                <Icon name="i-lucide-image-plus" className="text-2xl" />
              </span>
            )}
            <PreviewFacts texts={texts} />
          </div>
        )}
      </FieldValues>
    </section>
  )
}

function PreviewFacts({ texts }: { texts: Readonly<Record<(typeof SHOWN)[number], string>> }) {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const { rows } = readGrid(texts)
  const priced = rows.flatMap((row) => {
    const price = numberIn(row.price)
    return price === undefined ? [] : [{ price, before: numberIn(row.compare_at) }]
  })
  const [cheapest] = priced.toSorted((one, other) => one.price - other.price)
  return (
    <div className="grid gap-1 p-3">
      <p className="flex flex-wrap items-baseline gap-x-2 tabular">
        <b className="text-lg text-marigold">{cheapest ? format.price(cheapest.price) : <Missing>{t('cell.price')}</Missing>}</b>
        {cheapest?.before !== undefined && cheapest.before > cheapest.price && <s className="text-sm text-ink-soft">{format.price(cheapest.before)}</s>}
      </p>
      <h3 className="clamp clamp-2 text-base" lang={texts.title.trim() ? scriptLanguage(texts.title) : undefined}>
        {texts.title.trim() || <Missing>{t('form.title')}</Missing>}
      </h3>
      {texts.condition !== 'new' && <p className="text-sm">{t(`conditions.${texts.condition as 'used'}`)}</p>}
      {rows.length > 1 && <p className="text-sm text-ink-soft">{t('list.variants', { count: rows.length })}</p>}
    </div>
  )
}

const Missing = ({ children }: { children: string }) => <span className="font-400 text-base text-ink-soft">{children}: –</span>

/** Of what is typed; undefined while it is no whole number. */
function numberIn(text: string): number | undefined {
  const read = v.safeParse(wholeText(MOST_SHOWN), text)
  return read.success ? read.output : undefined
}
