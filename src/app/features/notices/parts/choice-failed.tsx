import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { Button } from '../../../ui/controls/button.tsx'

/** Why a choice was not saved, and another try. Stands there from the start, so that it is read out when it fills. */
export function ChoiceFailed({ problem, retry }: { problem: Problem | undefined; retry: () => void }) {
  const { t } = useTranslation('notices')
  return (
    <div role="alert" className="empty:hidden card p-4 grid gap-2 justify-items-start text-danger">
      {problem && (
        <>
          <p>{problem.code === 'offline' ? t('settings.offline') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}</p>
          <Button icon="i-lucide-rotate-cw" onClick={retry}>
            {t('common:retry')}
          </Button>
        </>
      )}
    </div>
  )
}
