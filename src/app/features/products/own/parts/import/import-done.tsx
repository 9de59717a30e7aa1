import { useTranslation } from 'react-i18next'
import type { ProductImport } from '#contract/products/product-csv.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import type { MatchedPictures } from '../../import-pictures.ts'

interface Props {
  result: ProductImport
  matched: MatchedPictures
}

/** So many names of pictures that belong to nothing are shown. */
const MOST_NAMED = 10

/** What an import did, and which pictures are on their way. */
export function ImportDone({ result: { rows, products_made: made, products_changed: changed }, matched: { byProduct, unmatched, known } }: Props) {
  const { t } = useTranslation('stock')
  const sent = [...byProduct.values()].reduce((sum, files) => sum + files.length, 0)
  return (
    <div role="status" className="rounded-control bg-sunken p-3 grid gap-2">
      <p className="text-brand font-600">
        <Icon name="i-lucide-circle-check" /> {t('csv.done', { count: rows, made, changed })}
      </p>
      {made > 0 && <p>{t('csv.inactive')}</p>}
      {sent > 0 && <p>{t('csv.picturesSent', { count: sent })}</p>}
      {known.length > 0 && <p className="text-marigold">{t('csv.known', { count: known.length })}</p>}
      {unmatched.length > 0 && (
        <p className="text-marigold wrap-anywhere">
          {t('csv.unmatched', { count: unmatched.length })}{' '}
          <MixedText
            text={unmatched
              .slice(0, MOST_NAMED)
              .map(({ name }) => name)
              .join(', ')}
          />
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <AppLink to={made > 0 ? '/products?state=inactive' : '/products'} className="btn-quiet">
          {t('csv.toList')}
        </AppLink>
        {sent > 0 && (
          <AppLink to="/outbox" className="btn-quiet">
            {t('csv.toOutbox')}
          </AppLink>
        )}
      </div>
    </div>
  )
}
