import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { SellerPage as Seller } from '#contract/sellers/sellers.ts'
import { MemberHidden } from '../../../members/parts/member-hidden.tsx'
import { useRelation } from '../../../members/use-relation.ts'
import type { Answer } from '../../../wire/answer.ts'
import { CoverStrip, ProfileMedia } from '../parts/profile-media.tsx'
import { ProfileTabs } from '../parts/profile-tabs.tsx'
import { QuickLinks } from '../parts/quick-links.tsx'
import { SellerFacts } from '../parts/seller-facts.tsx'
import { SellerHead } from '../parts/seller-head.tsx'
import { TeamGrid } from '../parts/team-grid.tsx'
import { TrustCard } from '../parts/trust-card.tsx'

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
  /** The owner's way to change what they say of themselves. */
  editIntro?: ReactNode
}

/** Where each part stands from 1024 px on: three columns, and beside the menu of the seller's area two. */
const PLACES = {
  all: {
    grid: 'lg:grid-cols-[17rem_minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]',
    head: 'lg:row-span-2',
    trust: 'lg:col-start-3',
    main: 'lg:col-start-2 lg:row-start-1 lg:row-span-2',
    aside: 'lg:col-start-3',
  },
  own: {
    grid: 'lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]',
    head: '',
    trust: 'lg:col-start-1',
    main: 'lg:col-start-2 lg:row-start-1 lg:row-span-3',
    aside: 'lg:col-start-1',
  },
} as const

/** A seller as everybody sees them: who, how they keep their word, what they say, show and hold. @see Specification §2.6 "/sellerprofile" */
export function SellerPage({ answer, events, services, book, products, own, editIntro }: Props) {
  const { t } = useTranslation('sellers')
  const seller = answer.value
  const { isHidden } = useRelation(seller.id)
  if (isHidden) return <MemberHidden />
  const place = PLACES[own ? 'own' : 'all']
  return (
    <article className="grid gap-4">
      <CoverStrip pictures={seller.pictures} />
      <div className={`grid gap-4 lg:items-start ${place.grid}`}>
        <SellerHead answer={answer} book={book} hasProducts={Boolean(products)} own={own} className={place.head} />
        <div className={place.trust}>
          <TrustCard seller={seller} />
        </div>
        <div className={`grid gap-4 min-w-0 ${place.main}`}>
          <ProfileTabs seller={seller} />
          {(seller.about || editIntro) && (
            <Part id="about" title={t('page.about')} className="card p-4">
              {seller.about && (
                <p className="whitespace-pre-line wrap-anywhere" lang={scriptLanguage(seller.about)}>
                  {seller.about}
                </p>
              )}
              {editIntro}
            </Part>
          )}
          <ProfileMedia seller={seller} />
          {services && (
            <Part id="services" title={t('page.services')}>
              {services}
            </Part>
          )}
          {products && (
            <Part id="products" title={t('page.products')}>
              {products}
            </Part>
          )}
          <Part id="events" title={t('page.events')}>
            {events}
          </Part>
        </div>
        <div className={`grid gap-4 ${place.aside}`}>
          <SellerFacts seller={seller} />
          <TeamGrid team={seller.team} />
          <QuickLinks />
        </div>
      </div>
    </article>
  )
}

interface PartProps {
  id: string
  title: string
  className?: string
  children: ReactNode
}

const Part = ({ id, title, className, children }: PartProps) => (
  <section aria-labelledby={`seller-${id}`} className={className}>
    <h2 id={`seller-${id}`} className="text-lg pb-2">
      {title}
    </h2>
    {children}
  </section>
)
