import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { SellerPage as Seller } from '#contract/sellers/sellers.ts'
import { hasHeldEvents, keepsDates, onTimePercent, VERIFIED_EMPLOYER, VERIFIED_SELLER } from '#contract/sellers/verified-sellers.ts'
import { ShareButton } from '../../../ui/controls/share-button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { Portrait } from '../../../ui/media/portrait.tsx'
import { RuleBadge } from '../../../ui/text/rule-badge.tsx'
import type { Answer } from '../../../wire/answer.ts'
import { SellerFacts } from '../parts/seller-facts.tsx'

interface Props {
  answer: Answer<Seller>
  /** Their events, which are another feature's to show. */
  events: ReactNode
  /** What they do for others, where there is something. */
  services?: ReactNode
  /** The way to their times, where there is one. */
  book?: ReactNode
  /** What they have on sale, where there is something. */
  products?: ReactNode
  /** What only the owner can do. */
  own?: ReactNode
}

/** A seller as everybody sees them: who, what they say, what they hold. Three columns where there is room. @see Specification §2.6 "/sellerprofile" */
export function SellerPage({ answer, events, services, book, products, own }: Props) {
  const { t } = useTranslation('sellers')
  const language = useLanguage()
  const format = useFormat()
  const seller = answer.value
  return (
    // Beside the menu of the seller's area there is room for two columns.
    <article className={`grid gap-4 lg:items-start ${own ? 'lg:grid-cols-[17rem_minmax(0,1fr)]' : 'lg:grid-cols-[17rem_minmax(0,1fr)_19rem]'}`}>
      <header className="card p-4 grid gap-3 justify-items-center text-center">
        <Portrait path={seller.profile_picture} name={seller.full_name} variant="large" />
        <h1 className="text-xl" lang={scriptLanguage(seller.full_name)}>
          {seller.full_name}
        </h1>
        {seller.rating && (
          <p className="tabular">
            {seller.rating.mean === null ? (
              <span className="chip">{t('page.unrated')}</span>
            ) : (
              <>
                <span aria-hidden="true" className="text-marigold">
                  ★
                </span>{' '}
                {t('page.rating', { mean: format.number(Math.round(seller.rating.mean * 10) / 10), count: seller.rating.count })}
              </>
            )}
          </p>
        )}
        {seller.is_verified && (
          <RuleBadge
            title={t('page.verified')}
            deeds={[
              hasHeldEvents(seller) && t('page.verifiedBy', { events: seller.events_held, people: seller.event_people }),
              keepsDates(seller) && t('page.verifiedByGoods', { orders: seller.goods_orders, percent: onTimePercent(seller) }),
            ]
              .filter(Boolean)
              .join(' · ')}
            rule={t('page.verifiedRule', VERIFIED_SELLER)}
          />
        )}
        {seller.is_verified_employer && (
          <RuleBadge
            title={t('page.employer')}
            deeds={[
              t('page.employerBy', { answered: seller.applicants_answered }),
              seller.licence_seen_at && t('page.licenceSeen', { date: format.day(seller.licence_seen_at) }),
            ]
              .filter(Boolean)
              .join(' ')}
            rule={t('page.employerRule', VERIFIED_EMPLOYER)}
          />
        )}
        <p className="min-h-5">
          <AgeNote answer={answer} />
        </p>
        {book}
        <ShareButton title={seller.full_name} path={withLanguage(language, `/seller/${seller.slug}`)} />
        {own}
      </header>
      <div className={`grid gap-4 min-w-0 ${own ? 'lg:row-span-2' : ''}`}>
        {seller.about && (
          <section aria-labelledby="seller-about" className="card p-4">
            <h2 id="seller-about" className="text-lg">
              {t('page.about')}
            </h2>
            <p className="whitespace-pre-line" lang={scriptLanguage(seller.about)}>
              {seller.about}
            </p>
          </section>
        )}
        {services && (
          <section aria-labelledby="seller-services">
            <h2 id="seller-services" className="text-lg pb-2">
              {t('page.services')}
            </h2>
            {services}
          </section>
        )}
        {products && (
          <section aria-labelledby="seller-products">
            <h2 id="seller-products" className="text-lg pb-2">
              {t('page.products')}
            </h2>
            {products}
          </section>
        )}
        <section aria-labelledby="seller-events">
          <h2 id="seller-events" className="text-lg pb-2">
            {t('page.events')}
          </h2>
          {events}
        </section>
      </div>
      <SellerFacts seller={seller} />
    </article>
  )
}
