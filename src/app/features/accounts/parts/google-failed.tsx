import { useTranslation } from 'react-i18next'
import type { ProblemCode } from '#contract/core/problem.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import type { GoogleIntent } from '../google-flow.ts'
import { MessageCard } from './message-card.tsx'
import { WayLink } from './way-link.tsx'

export interface GoogleFailure {
  /** What the address said, or the problem of a call. */
  kind: 'refused' | 'failed' | 'mismatch' | 'not-offered' | ProblemCode
  intent: GoogleIntent
  next: string | undefined
}

/** Why Google did not work, and the ways on. */
export function GoogleFailed({ failure: { kind, intent, next }, again }: { failure: GoogleFailure; again: () => void }) {
  const { t } = useTranslation('accounts')
  const { title, text } = useWords(kind, intent)
  const mustLogIn = kind === 'not-signed-in' || (kind === 'taken' && intent === 'sign-in')
  const isOffered = kind !== 'not-offered' && !mustLogIn
  return (
    <MessageCard title={title} text={text} icon="i-lucide-circle-alert" isBad>
      {isOffered && (
        <Button variant="primary" onClick={again}>
          {t('google.again')}
        </Button>
      )}
      {intent === 'link' && !mustLogIn ? (
        <ScreenLink to="/profile-settings" className={isOffered ? 'btn-quiet' : 'btn-primary'}>
          {t('google.settings')}
        </ScreenLink>
      ) : (
        <WayLink to="/login" next={mustLogIn ? '/profile-settings' : next} className={isOffered ? 'btn-quiet' : 'btn-primary'}>
          {t('google.withPassword')}
        </WayLink>
      )}
    </MessageCard>
  )
}

function useWords(kind: GoogleFailure['kind'], intent: GoogleIntent): { title: string; text: string } {
  const { t } = useTranslation('accounts')
  if (kind === 'refused') return { title: t('google.refusedTitle'), text: t('google.refused') }
  if (kind === 'mismatch') return { title: t('google.failed'), text: t('google.mismatch') }
  if (kind === 'failed') return { title: t('google.failed'), text: t('problems:google-failed.text') }
  if (kind === 'not-offered') return { title: t('google.notOfferedTitle'), text: t('google.notOffered') }
  if (kind === 'offline') return { title: t('problems:offline.title'), text: t('logIn.offline') }
  if (kind === 'taken' && intent === 'sign-in') return { title: t('google.hasAccountTitle'), text: t('google.hasAccount') }
  return { title: t(`problems:${kind}.title`), text: t(`problems:${kind}.text`) }
}
