import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { inSecondWave } from '../ui/second-wave.ts'

interface FailureProps {
  error: unknown
  reset: () => void
}

const Failure = inSecondWave<FailureProps>(async () => (await import('./failure.tsx')).Failure)
const NotFound = inSecondWave(async () => (await import('./not-found.tsx')).NotFound)

/** What most visits never see stays out of the first load. Should its code be out of reach as well, the reader is told in one line. */
export const FailureScreen = (props: FailureProps) => (
  <Suspense fallback={<InShort />}>
    <Failure {...props} />
  </Suspense>
)

export const NotFoundScreen = () => (
  <Suspense fallback={<NotFoundInShort />}>
    <NotFound />
  </Suspense>
)

function InShort() {
  const { t } = useTranslation()
  return <p role="alert">{t('common:error.title')}</p>
}

function NotFoundInShort() {
  const { t } = useTranslation()
  return <h1 className="text-xl">{t('common:notFound.title')}</h1>
}
