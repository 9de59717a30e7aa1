import { useTranslation } from 'react-i18next'
import type { EventCard } from '#contract/events/events.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { FeaturedEvent } from './featured-event.tsx'
import { HomeSearch } from './home-search.tsx'

interface Props {
  /** What is shown large beside it. */
  featured: EventCard | undefined
  /** What that is: of this weekend, or the next. */
  label: string
}

/** The first thing a stranger reads: what this is, how to find something, how to offer something. */
export function HomeOpening({ featured, label }: Props) {
  const { t } = useTranslation('home')
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-8 lg:items-center">
      <div>
        <h1 className="mb-3 text-xl lg:text-2xl">{t('promise')}</h1>
        <HomeSearch />
        <ScreenLink to="/become-a-seller" className="target text-brand font-600 hover:underline">
          {t('offer')}
          <Icon name="i-lucide-chevron-right" />
        </ScreenLink>
      </div>
      {featured && <FeaturedEvent event={featured} label={label} />}
    </div>
  )
}
