import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { Button } from '../controls/button.tsx'
import { ProblemCard } from './problem-card.tsx'
import { ScreenLink, type ScreenPath } from './screen-link.tsx'

interface Props {
  problem: Problem
  /** What could not be had. */
  title: string
  retry: () => void
  /** The list that it belongs to. */
  list?: { to: ScreenPath; title: string }
}

/** Why something of a seller's cannot be shown, and the way on. @see Specification §8 "Seller events list failure", "No token for seller events" */
export function ScreenProblem({ problem: { code }, title, retry, list }: Props) {
  const { t } = useTranslation('selling')
  const isSignedOut = code === 'not-signed-in'
  const isOffline = code === 'offline'
  return (
    <ProblemCard
      code={code}
      title={isSignedOut ? t('list.noToken') : title}
      text={isOffline ? t('list.nothingHeld') : t(`problems:${code}.text`, { defaultValue: t('common:error.text') })}
    >
      <div className="flex flex-wrap gap-2">
        {isSignedOut && (
          <ScreenLink to="/login" className="btn-primary">
            {t('common:nav.logIn')}
          </ScreenLink>
        )}
        {code === 'not-found' || code === 'bad-input' ? (
          <ScreenLink to={list?.to ?? '/sellerevents'} className="btn-primary">
            {list?.title ?? t('title')}
          </ScreenLink>
        ) : (
          <Button icon="i-lucide-rotate-cw" onClick={retry}>
            {t('common:retry')}
          </Button>
        )}
      </div>
    </ProblemCard>
  )
}
