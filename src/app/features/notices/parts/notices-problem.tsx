import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'

/** Why the notices cannot be shown, and another try. */
export function NoticesProblem({ problem: { code }, retry }: { problem: Problem; retry: () => void }) {
  const { t } = useTranslation('notices')
  const isOffline = code === 'offline'
  return (
    <div role="alert" className="card p-6 grid gap-3 justify-items-start">
      <h2 className="flex items-start gap-2 text-lg">
        <Icon name={isOffline ? 'i-lucide-wifi-off' : 'i-lucide-circle-alert'} className="mt-1 text-danger" />
        {t('missing')}
      </h2>
      <p>{isOffline ? t('offline') : t(`problems:${code}.text`, { defaultValue: t('common:error.text') })}</p>
      <Button icon="i-lucide-rotate-cw" onClick={retry}>
        {t('common:retry')}
      </Button>
    </div>
  )
}
