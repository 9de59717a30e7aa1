import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { WhyNotBookable as Why } from '../service-facts.ts'

/** In place of the way to its times: why there is none. Of a service that staff took off, its description says it. */
export function WhyNotBookable({ why }: { why: Why }) {
  const { t } = useTranslation('services')
  return (
    <div className="mt-3 p-3 rounded-control bg-sunken">
      <p className="font-600 text-danger">
        <Icon name={why === 'takenOff' ? 'i-lucide-ban' : 'i-lucide-circle-pause'} /> {t(`states.${why}`)}
      </p>
      {why !== 'takenOff' && <p className="text-sm">{t('states.notBookableHint')}</p>}
    </div>
  )
}
