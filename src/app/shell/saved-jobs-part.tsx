import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'

/** A screen with all texts of jobs. */
const WITH_ITS_TEXTS = '/jobportal'

/** The saved jobs, where there are some. Their program and texts come then, and to nobody else. */
export function SavedJobsPart() {
  const router = useRouter()
  const { t } = useTranslation()
  const [Part, setPart] = useState<ComponentType>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(
    () =>
      void Promise.all([import('../features/jobs/screens/saved-jobs.tsx'), router.options.context.prepare?.(WITH_ITS_TEXTS)]).then(
        ([{ SavedJobs }]) => setPart(() => SavedJobs),
        () => setFailed(true),
      ),
    [router],
  )
  useEffect(load, [load])
  if (Part) return <Part />
  if (!failed) return null
  return (
    <div role="alert" className="card p-6 mt-6">
      <p className="mb-3">{t('common:error.partMissing')}</p>
      <Button
        onClick={() => {
          setFailed(false)
          load()
        }}
      >
        {t('common:retry')}
      </Button>
    </div>
  )
}
