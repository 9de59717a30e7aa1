import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { Button } from '../controls/button.tsx'
import { Icon } from '../icons/icon.tsx'
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
    <div role="alert" className="card p-6 grid gap-3 justify-items-start">
      <h2 className="flex items-start gap-2 text-lg">
        <Icon name={isOffline ? 'i-lucide-wifi-off' : 'i-lucide-circle-alert'} className="mt-1 text-danger" />
        {isSignedOut ? t('list.noToken') : title}
      </h2>
      <p>{isOffline ? t('list.nothingHeld') : t(`problems:${code}.text`, { defaultValue: t('common:error.text') })}</p>
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
    </div>
  )
}
