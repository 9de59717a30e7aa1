import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import { Button } from '../../../ui/button.tsx'

/** The categories could not be had: says so, why, and asks again. @see Specification §8 */
export function CategoriesFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('categories')
  const router = useRouter()
  const code = error instanceof Problem ? error.code : 'bug'
  return (
    <div role="alert" className="card p-6 text-center">
      <h1 className="text-lg">{t('failed')}</h1>
      <p className="mt-1 mb-4 text-ink-soft">{t(`problems:${code}.text`, t('common:error.text'))}</p>
      <Button look="primary" icon="i-lucide-refresh-cw" onClick={() => void router.invalidate()}>
        {t('common:retry')}
      </Button>
    </div>
  )
}
