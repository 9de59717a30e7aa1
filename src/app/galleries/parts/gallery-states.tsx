import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { Button } from '../../ui/controls/button.tsx'
import { NothingHere } from '../../ui/lists/nothing-here.tsx'
import { ProblemCard } from '../../ui/navigation/problem-card.tsx'
import type { GalleryPart } from '../gallery-part.ts'

/** The grid while nothing of it is known. */
export function GalleryWaiting() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('common:loading')} className="grid grid-cols-3 gap-2 sm:gap-3">
      {[1, 2, 3, 4, 5, 6].map((cell) => (
        <div key={cell} className="skeleton aspect-square sm:aspect-4/3" />
      ))}
    </div>
  )
}

/** Why it cannot be shown. */
export function GalleryFailed({ problem: { code }, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { t } = useTranslation('gallery')
  const isOffline = code === 'offline'
  return (
    <ProblemCard code={code} title={t('failed')} text={isOffline ? t('notHeld') : t(`problems:${code}.text`, { defaultValue: t('common:error.text') })}>
      {code !== 'not-found' && (
        <Button icon="i-lucide-rotate-cw" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      )}
    </ProblemCard>
  )
}

/** No picture yet, or no film where films are looked after by themselves. */
export function GalleryEmpty({ of }: { of: GalleryPart | undefined }) {
  const { t } = useTranslation('gallery')
  const what = of === 'films' ? 'emptyFilms' : 'empty'
  return <NothingHere drawing="picture" title={t(`${what}.title`)} hint={t(`${what}.text`)} as="h2" />
}
