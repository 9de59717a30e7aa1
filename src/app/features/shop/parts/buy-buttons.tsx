import { useTranslation } from 'react-i18next'
import { inLanguage } from '#contract/core/in-language.ts'
import type { ProductDetail, ProductVariant } from '#contract/products/products.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { useBuying } from '../use-buying.ts'

interface Props {
  product: ProductDetail
  /** The chosen one. */
  variant: ProductVariant
}

/** Puts the chosen variant into the basket, or goes on to order it. What came of a press is said beside the buttons, which stay where they are. */
export function BuyButtons({ product, variant }: Props) {
  const { t } = useTranslation('buying')
  const { have, pieces, said, add, buyNow } = useBuying(product, variant)
  if (variant.stock === 0) return <p className="font-600 text-danger">{t('out')}</p>
  return (
    <div className="grid gap-1">
      <div role="status" className="text-sm empty:hidden flex flex-wrap items-center justify-between gap-x-3">
        {said && <Said said={said} product={product} />}
        {!said && have > 0 && <span className="text-ink-soft">{t('inBasket', { count: have })}</span>}
        {pieces > 0 && (
          <AppLink to="/basket" className="link target">
            {t('view', { count: pieces })}
          </AppLink>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon="i-lucide-shopping-basket" className="flex-1 basis-36 js-only" onClick={add}>
          {t('button')}
        </Button>
        <Button className="flex-1 basis-28 js-only" onClick={buyNow}>
          {t('buyNow')}
        </Button>
      </div>
    </div>
  )
}

/** The same, for a choice that changes while the buttons stay. */
export const BuyChosen = ({ useChosen }: { useChosen: () => Props }) => <BuyButtons {...useChosen()} />

function Said({ said, product }: { said: NonNullable<ReturnType<typeof useBuying>['said']>; product: ProductDetail }) {
  const { t } = useTranslation('buying')
  const { title } = inLanguage(useLanguage(), product)
  if (said.kind === 'added')
    return (
      <span className="text-brand min-w-0">
        <Icon name="i-lucide-circle-check" /> <MixedText text={t('added', { title })} />
      </span>
    )
  if (said.kind === 'failed') return <span className="text-danger">{said.isFull ? t('problems:out-of-space.text') : t('failed')}</span>
  const { refusal } = said
  return <span className="text-danger">{t(refusal.why, { count: 'count' in refusal ? refusal.count : 0 })}</span>
}
