import { useTranslation } from 'react-i18next'
import { TabStrip } from '../../ui/navigation/tab-strip.tsx'

const TABS = [
  ['all', () => '/sellerevents'],
  ['update', (id: number) => `/sellerevents/event/${id}/update`],
  ['gallery', (id: number) => `/sellerevents/editeventGallery/${id}`],
  ['tickets', (id: number) => `/sellerevents/event/${id}/tickets`],
  ['promo', (id: number) => `/sellerevents/event/${id}/promo`],
  ['questions', (id: number) => `/sellerevents/event/${id}/questions`],
  ['orders', (id: number) => `/sellerevents/event/${id}/orders`],
  ['attendees', (id: number) => `/sellerevents/event/${id}/attendees`],
  ['gate', (id: number) => `/sellerevents/event/${id}/gate`],
] as const

type EventTab = Exclude<(typeof TABS)[number][0], 'all'>

/** The strip of one event's screens, the present one in sight. @see Specification §2.6 "A tab strip" */
export function EventTabs({ eventId, tab }: { eventId: number; tab: EventTab }) {
  const { t } = useTranslation('selling')
  const tabs = TABS.map(([name, addressOf]) => ({ name, to: addressOf(eventId) as `/${string}`, text: t(`tabs.${name}`) }))
  return <TabStrip label={t('tabs.label')} tabs={tabs} current={tab} />
}
