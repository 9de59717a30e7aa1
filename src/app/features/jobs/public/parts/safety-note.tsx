import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icons/icon.tsx'

/** Warns applicants: an employer who asks for money to give work is robbing them. */
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
