import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SHARE_FAILURES } from '#contract/sharing.ts'
import { ShareChooser } from '../features/sharing/screens/share-chooser.tsx'
import { GuardWaiting } from '../shell/guards/guard-waiting.tsx'
import { LogInLink } from '../shell/header/log-in-link.tsx'
import { SHARE_CHOICES } from '../shell/slots/share-choices.ts'
import { useShareAccess } from '../shell/slots/use-share-access.ts'
import { useHydrating } from '../ui/hydration/use-hydrating.ts'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

/** Where what other apps share meets the nouns that it can become. */
export const Route = createFileRoute('/share/$')({ component: ShareScreen })

function ShareScreen() {
  const { t } = useTranslation()
  const { _splat = '' } = Route.useParams()
  const { failure }: { failure?: unknown } = Route.useSearch()
  const isHydrating = useHydrating()
  const access = useShareAccess()
  usePageTitle(t('sharing:title'))
  // Whose it is, only the phone knows.
  if (isHydrating) return <GuardWaiting label={t('common:loading')} />
  return (
    <ShareChooser
      id={_splat || undefined}
      failure={SHARE_FAILURES.find((one) => one === failure)}
      choices={SHARE_CHOICES}
      access={access}
      logIn={
        <>
          <LogInLink className="btn-primary">{t('common:nav.logIn')}</LogInLink>
          <LogInLink to="/registration" className="btn-quiet">
            {t('shell:join')}
          </LogInLink>
        </>
      }
    />
  )
}
