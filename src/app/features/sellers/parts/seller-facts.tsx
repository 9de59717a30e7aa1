import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { placeName } from '#contract/places.ts'
import type { SellerPage } from '#contract/sellers/sellers.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="py-2 border-b border-line last:border-0">
    <dt className="text-sm text-ink-soft">{term}</dt>
    <dd>{children}</dd>
  </div>
)

const Chips = ({ words }: { words: readonly string[] }) => (
  <ul className="flex flex-wrap gap-2 pt-1">
    {words.map((word) => (
      <li key={word} className="chip" lang={scriptLanguage(word)}>
        {word}
      </li>
    ))}
  </ul>
)

/** What is known of a seller, one fact a line; what they have not said is left out. @see Specification §2.6 "Details" */
export function SellerFacts({ seller }: { seller: SellerPage }) {
  const { t } = useTranslation('sellers')
  const format = useFormat()
  const isBangla = useLanguage() === 'bn'
  const place = [seller.district, seller.division].filter((name) => name !== null).map((name) => placeName(name, isBangla))
  return (
    <section aria-labelledby="seller-facts" className="card p-4">
      <h2 id="seller-facts" className="text-lg">
        {t('page.details')}
      </h2>
      <dl>
        {seller.profession && (
          <Fact term={t('page.profession')}>
            <span lang={scriptLanguage(seller.profession)}>{seller.profession}</span>
          </Fact>
        )}
        {(seller.city || place.length > 0) && (
          <Fact term={t('page.place')}>
            {seller.city && (
              <span className="block wrap-anywhere" lang={scriptLanguage(seller.city)}>
                {seller.city}
              </span>
            )}
            {[...new Set(place)].join(', ')}
          </Fact>
        )}
        <Fact term={t('page.country')}>{t('page.bangladesh')}</Fact>
        {seller.gender && <Fact term={t('page.gender')}>{t(`genders.${seller.gender}`)}</Fact>}
        <Fact term={t('page.memberSince')}>{format.day(seller.member_since)}</Fact>
        {seller.languages.length > 0 && (
          <Fact term={t('page.languages')}>
            <Chips words={seller.languages} />
          </Fact>
        )}
        {seller.skills.length > 0 && (
          <Fact term={t('page.skills')}>
            <Chips words={seller.skills} />
          </Fact>
        )}
      </dl>
    </section>
  )
}
