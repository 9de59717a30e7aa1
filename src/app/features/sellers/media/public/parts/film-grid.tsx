import { useTranslation } from 'react-i18next'
import type { SellerMedium } from '#contract/sellers/seller-media.ts'
import { FilmCard } from '../../../../../nouns/films/film-card.tsx'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import { BySeller } from './by-seller.tsx'

interface Props {
  films: readonly SellerMedium[]
  /** Below each film whose it is; not where all are of one seller. */
  saysWhose: boolean
}

const SIZES = '(min-width:1240px) 390px, (min-width:1024px) 32vw, (min-width:640px) 48vw, calc(100vw - 32px)'
/** Grounds that a film without a poster may have. @see uno.config.ts */
const TONES = 8

/** Films side by side: nothing is asked of their hosts before one is tapped. */
export function FilmGrid({ films, saysWhose }: Props) {
  const { t } = useTranslation('media')
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {films.map((one) => {
        const name = one.name || t('filmOf', { name: one.seller_name })
        return (
          <li key={one.id} className="card min-w-0 self-start">
            <FilmCard url={one.video_url ?? ''} name={name} poster={one.poster} tone={one.seller % TONES} sizes={SIZES} hasGround />
            {(one.name || saysWhose) && (
              <div className="px-3 pb-1">
                {one.name && (
                  <p className="pt-2 font-600 wrap-anywhere">
                    <MixedText text={one.name} />
                  </p>
                )}
                {saysWhose && <BySeller of={one} />}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
