import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Drawing } from '../../../../ui/media/drawing.tsx'
import { useHeadingTitle } from '../../../../ui/navigation/use-page-title.ts'
import { useRetry } from '../../../../ui/navigation/use-retry.ts'

/** The list could not be had: says so, why, and asks again. */
export function EventListFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('events')
  useHeadingTitle(t('list.failed'))
  const { isBusy, retry } = useRetry()
  const code = error instanceof Problem ? error.code : 'bug'
  return (
    <div role="alert" className="card p-6 grid justify-items-center text-center">
      <Drawing name={code === 'offline' ? 'offline' : 'closed'} />
      <h1 className="text-lg">{t('list.failed')}</h1>
      <p className="mt-1 mb-4 text-ink-soft">{t(`problems:${code}.text`)}</p>
      <BusyButton variant="primary" icon="i-lucide-refresh-cw" isBusy={isBusy} onClick={retry}>
        {t('common:retry')}
      </BusyButton>
    </div>
  )
}
