import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { Icon } from '../ui/icons/icon.tsx'

/** Says to its owner that staff have taken something off, and why. Nothing where they have not. */
export function TakenOffLine({ reason }: { reason: string | null | undefined }) {
  const { t } = useTranslation('notices')
  if (reason === null || reason === undefined) return null
  return (
    <p className="text-sm text-danger wrap-anywhere">
      <Icon name="i-lucide-circle-alert" /> {t('removed')} · <span lang={scriptLanguage(reason)}>{reason}</span>
    </p>
  )
}
