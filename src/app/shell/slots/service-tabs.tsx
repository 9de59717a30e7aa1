import { useTranslation } from 'react-i18next'
import { TabStrip } from '../../ui/navigation/tab-strip.tsx'

export type ServiceTab = 'all' | 'update' | 'pictures' | 'questions' | 'team' | 'hours' | 'calendar'

interface Props {
  /** Of one service's screens. */
  serviceId?: number | undefined
  tab: ServiceTab
}

/** The strip of a provider's screens, and between them those of the service that is looked at. */
export function ServiceTabs({ serviceId, tab }: Props) {
  const { t } = useTranslation('team')
  const ofService = (['update', 'pictures', 'questions'] as const).map((name) => [name, `/sellerservices/service/${serviceId}/${name}`] as const)
  const tabs = (
    [
      ['all', '/sellerservices'],
      ...(serviceId === undefined ? [] : ofService),
      ['team', '/sellerservices/team'],
      ['hours', '/sellerservices/hours'],
      ['calendar', '/sellerservices/calendar'],
    ] as const
  ).map(([name, to]) => ({ name, to, text: t(`tabs.${name}`) }))
  return <TabStrip label={t('tabs.label')} tabs={tabs} current={tab} />
}
