import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventCard } from '#contract/events/events.ts'
import type { HomeAnswer } from '#contract/home.ts'
import { eventRow } from '../../../nouns/events.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { importWithRetry } from '../../../ui/hydration/deferred-hydration.ts'
import { whenIdle } from '../../../ui/hydration/when-idle.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { ItemRow } from '../../../ui/lists/item-row.tsx'
import { NothingHere } from '../../../ui/lists/nothing-here.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import type { Answer } from '../../../wire/answer.ts'
import { fetchListsAhead } from '../fetch-lists-ahead.ts'
import { AllCategories } from './all-categories.tsx'
import { Banners } from './banners.tsx'
import { CategoryStrip } from './category-strip.tsx'
import { EndingSoon } from './ending-soon.tsx'
import { HomeOpening } from './home-opening.tsx'
import { KindCards } from './kind-cards.tsx'
import { LatestArticle } from './latest-article.tsx'
import { LatestPost } from './latest-post.tsx'
import { NewProducts } from './new-products.tsx'
import { SectionHead } from './section-head.tsx'
import { SoonestServices } from './soonest-services.tsx'

/** Everything on Home, one after the other. What has nothing to show is left out. */
export function Market({ found }: { found: Answer<HomeAnswer> }) {
  const { t } = useTranslation('home')
  const { banners, categories, featured: chosen, weekend, soon, closing, services, products, blogs, post } = found.value
  const [article] = blogs
  const featured = chosen ?? weekend[0] ?? soon[0]
  const isOther = ({ event_id }: EventCard) => event_id !== featured?.event_id
  const others = weekend.filter(isOther)
  const next = soon.filter(isOther)
  useEffect(() => whenIdle(fetchListsAhead), [])
  return (
    <div className="grid grid-cols-1">
      <HomeOpening featured={featured} label={t(labelOf(found.value))} />
      {/* In place of a gap, so that nothing moves when the age is known. */}
      <p className="min-h-6 mt-2">
        <AgeNote answer={found} />
      </p>
      <CategoryStrip categories={categories} />
      <div className="grid grid-cols-1 gap-6 mt-4 lg:grid-cols-2">
        {others.length > 0 && <Weekend events={others} />}
        {next.length + closing.length > 0 && <EndingSoon events={next} jobs={closing} at={found.fetchedAt} />}
      </div>
      {services.length > 0 && <SoonestServices services={services} />}
      {products.length > 0 && <NewProducts products={products} />}
      {!featured && closing.length + services.length + products.length === 0 && <NothingYet />}
      <Late />
      {banners.length > 0 && <Banners banners={banners} />}
      {categories.length > 0 && (
        <div className="mt-4">
          <AllCategories categories={categories} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-4 mt-6 sm:grid-cols-2 lg:grid-cols-5">
        <KindCards />
        {post && <LatestPost post={post} />}
        {article && <LatestArticle article={article} />}
      </div>
    </div>
  )
}

/** What the large card is: put forward by staff, of this weekend, or the next. */
function labelOf({ featured, weekend }: HomeAnswer): 'featured' | 'weekend' | 'next' {
  if (featured) return 'featured'
  return weekend.length > 0 ? 'weekend' : 'next'
}

function NothingYet() {
  const { t } = useTranslation('home')
  return (
    <NothingHere drawing="empty" title={t('empty')} hint={t('emptyHint')}>
      <ScreenLink to="/become-a-seller" className="btn-primary">
        {t('common:nav.becomeSeller')}
      </ScreenLink>
    </NothingHere>
  )
}

/** What this phone knows of its reader: below the first screenful, where it moves nothing that is seen. */
function Late() {
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => whenIdle(() => void importWithRetry(async () => (await import('./from-phone.tsx')).FromPhone).then((part) => setPart(() => part))), [])
  return Part ? <Part /> : null
}

/** What is on at the weekend. */
function Weekend({ events }: { events: readonly EventCard[] }) {
  const { t, i18n } = useTranslation('home')
  const format = useFormat()
  return (
    <section>
      <div className="flex flex-wrap items-center min-h-12">
        <SectionHead title={t('weekendMore')} link={{ to: '/events', text: t('seeEvents') }} />
      </div>
      <ul className="grid gap-2">
        {events.map((event) => (
          <ItemRow key={event.event_id} {...eventRow(event, { t, format, language: i18n.language })} />
        ))}
      </ul>
    </section>
  )
}
