import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import { Icon } from '../../../ui/icon.tsx'

/** The list could not be had: says so, why, and asks again. */
export function EventListFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('events')
  const router = useRouter()
  const code = error instanceof Problem ? error.code : 'bug'
  return (
    <div role="alert" className="card p-6 text-center">
      <h1 className="text-lg">{t('list.failed')}</h1>
      <p className="mt-1 mb-4 text-ink-soft">{t(`problems:${code}.text`)}</p>
      <button type="button" className="btn-primary" onClick={() => void router.invalidate()}>
        <Icon name="i-lucide-refresh-cw" />
        {t('common:retry')}
      </button>
    </div>
  )
}
