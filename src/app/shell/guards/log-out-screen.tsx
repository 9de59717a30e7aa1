import { useTranslation } from 'react-i18next'
import { useSignOut } from '../../features/accounts/use-sign-out.tsx'
import { useSession } from '../../state/session/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'
import { useHeadingTitle } from '../../ui/navigation/use-page-title.ts'
import { MixedText } from '../../ui/text/mixed-text.tsx'

/** Asks first: a link from elsewhere must not sign a user out. */
export function LogOutScreen() {
  const { t } = useTranslation()
  useHeadingTitle(t('shell:logOutQuestion'))
  const { ask, dialog } = useSignOut()
  const name = useSession(({ account }) => account?.username ?? '')
  return (
    <div className="grid gap-4 justify-items-start max-w-xl mx-auto">
      <h1 className="text-xl">{t('shell:logOutQuestion')}</h1>
      <p>
        <MixedText text={t('shell:logOutText', { name })} />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon="i-lucide-log-out" onClick={ask}>
          {t('shell:titles.logout')}
        </Button>
        <ScreenLink to="/" className="btn-quiet">
          {t('shell:stay')}
        </ScreenLink>
      </div>
      {dialog}
    </div>
  )
}
