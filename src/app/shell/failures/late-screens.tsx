import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { hydrateDeferred } from '../../ui/hydration/deferred-hydration.ts'

interface FailureProps {
  error: unknown
  reset: () => void
}

const Failure = hydrateDeferred<FailureProps>(async () => (await import('./failure.tsx')).Failure)
const NotFound = hydrateDeferred(async () => (await import('./not-found.tsx')).NotFound)

/** What most visits never see stays out of the first load. Should its code be out of reach as well, the reader is told in short; it comes when the network does. */
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
  return (
    <div role="alert" className="grid gap-4 justify-items-start">
      <h1 className="text-xl">{t('common:error.title')}</h1>
      <p>{t('common:error.partMissing')}</p>
      <p className="text-ink-soft">{t('common:error.safe')}</p>
    </div>
  )
}

function NotFoundInShort() {
  const { t } = useTranslation()
  return <h1 className="text-xl">{t('common:notFound.title')}</h1>
}
