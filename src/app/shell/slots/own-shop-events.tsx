import { useTranslation } from 'react-i18next'
import { loadEventList } from '../../features/events/public/calls.ts'
import { EventsOfSeller } from '../../features/events/public/parts/events-of-seller.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'
import { useAnswer } from '../../wire/use-answer.ts'

/** The events on one's own shop, as buyers see them there, and the ways to post and to run them. */
export function OwnShopEvents({ slug }: { slug: string }) {
  const { t } = useTranslation()
  const { answer } = useAnswer((options) => loadEventList({ seller: slug }, options), `events of ${slug}`)
  return (
    <>
      {answer ? <EventsOfSeller page={answer.value} slug={slug} /> : <div className="skeleton h-24" />}
      <p className="flex flex-wrap gap-2 mt-3">
        <ScreenLink to="/selleraddevent" className="btn-primary">
          <Icon name="i-lucide-calendar-plus" />
          {t('shell:titles.selleraddevent')}
        </ScreenLink>
        <ScreenLink to="/sellerevents" className="btn-quiet">
          {t('shell:myEvents')}
        </ScreenLink>
      </p>
    </>
  )
}
