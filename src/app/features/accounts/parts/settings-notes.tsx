import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'

/** What stands in the form was typed earlier; it can be given up. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="status" className="rounded-control bg-sunken px-3 py-1 flex flex-wrap items-center justify-between gap-x-3">
      <span className="text-sm py-2">{t('settings:restored')}</span>
      <Button variant="icon" className="link px-2" onClick={onDiscard}>
        {t('settings:discard')}
      </Button>
    </div>
  )
}

/** Why something could not be done, beside the button that was to do it; with `retry`, why something could not be read. Stands there from the start, so that it is read out when it fills. */
export function ProblemNote({ problem, retry }: { problem: Problem | undefined; retry?: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="empty:hidden text-danger">
      {problem && (
        <>
          <p>
            <Icon name="i-lucide-circle-alert" />{' '}
            {problem.code === 'offline'
              ? t(retry ? 'settings:offlineNothing' : 'settings:offline')
              : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
          </p>
          {retry && (
            <Button className="mt-1" onClick={retry}>
              {t('common:retry')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
