import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icons/icon.tsx'

/** Whoever is asked for money to get work is being robbed. */
export function SafetyNote() {
  const { t } = useTranslation('jobs')
  return (
    <section className="flex gap-3 p-4 border border-marigold rounded-card">
      <Icon name="i-lucide-shield-alert" className="text-xl text-marigold" />
      <div>
        <h2>{t('details.safety')}</h2>
        <p className="text-sm">{t('details.safetyHint')}</p>
      </div>
    </section>
  )
}
