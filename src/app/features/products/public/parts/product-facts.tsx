import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { ProductDetail } from '#contract/products/products.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="flex-1 min-w-[min(8rem,100%)] text-end">{children}</dd>
  </div>
)

/** Grams from which on kilograms are said. */
const KILOGRAM = 1000

/** What is known of a product, one fact a line; what was not given is left out. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  const { t, i18n } = useTranslation('products')
  const format = useFormat()
  const { brand, condition, condition_note, warranty, weight_grams, days_to_return, category, subcategory } = product
  const isBangla = i18n.language === 'bn'
  const kinds = [category, subcategory].map(({ title, title_bn }) => (isBangla ? title_bn : title))
  return (
    <section aria-labelledby="product-facts">
      <h2 id="product-facts" className="text-lg mb-2">
        {t('details.facts')}
      </h2>
      <dl className="grid gap-1 text-sm">
        <Fact name={t('details.condition')}>{t(`conditions.${condition}`)}</Fact>
        {brand && (
          <Fact name={t('details.brand')}>
            <span lang={scriptLanguage(brand)}>{brand}</span>
          </Fact>
        )}
        <Fact name={t('details.category')}>{[...new Set(kinds)].join(' › ')}</Fact>
        {weight_grams !== null && (
          <Fact name={t('details.weight')}>
            {weight_grams >= KILOGRAM ? t('details.kilograms', { count: weight_grams / KILOGRAM }) : t('details.grams', { count: weight_grams })}
          </Fact>
        )}
        <Fact name={t('details.warranty')}>{warranty ? <MixedText text={warranty} /> : t('details.noWarranty')}</Fact>
        <Fact name={t('details.returns')}>{t('details.returnDays', { count: days_to_return })}</Fact>
        <Fact name={t('details.posted')}>
          <time dateTime={product.posted_at}>{format.day(product.posted_at)}</time>
        </Fact>
      </dl>
      {condition_note && (
        <div className="mt-3 p-3 rounded-control bg-sunken">
          <h3 className="text-sm">{t('details.conditionNote')}</h3>
          <p className="whitespace-pre-line" lang={scriptLanguage(condition_note)}>
            {condition_note}
          </p>
        </div>
      )}
    </section>
  )
}
