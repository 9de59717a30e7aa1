import { useTranslation } from 'react-i18next'
import type { Suspension } from '#contract/sellers/suspension.ts'
import { useFormat } from '../ui/formats/use-format.ts'
import { Icon } from '../ui/icons/icon.tsx'
import { AppLink } from '../ui/navigation/app-link.tsx'
import { MixedText } from '../ui/text/mixed-text.tsx'

/** Says to a seller that staff let the shop sell nothing, why, and whom to ask. */
export function SellingSuspended({ suspended: { at, reason } }: { suspended: Suspension }) {
  const { t } = useTranslation('dashboard', { keyPrefix: 'suspended' })
  const format = useFormat()
  return (
    <section aria-label={t('title')} className="card p-4 grid gap-2 border-danger justify-items-start">
      <p className="font-600">
        <Icon name="i-lucide-circle-alert" className="text-danger" /> {t('title')}
      </p>
      <p>
        <MixedText text={reason} />
      </p>
      <p className="text-sm">{t('text', { date: format.dateTime(at) })}</p>
      <AppLink to="/messages/new?kind=support" className="btn-quiet">
        {t('ask')}
      </AppLink>
    </section>
  )
}
