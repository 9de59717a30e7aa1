import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { useSession } from '../../../../state/session/session.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'

/** For visitors, and for those whose session is over: what an account is needed for, and the way in and back here. */
export function LogInFirst({ text }: { text: string }) {
  const { t } = useTranslation()
  const name = useSession(({ account }) => account?.username)
  const { pathname, searchStr } = useLocation()
  const next = canonicalQuery({ next: pathname + searchStr })
  return (
    <div className="grid gap-3">
      <p>
        <Icon name="i-lucide-lock" className="text-brand" /> {name ? t('shell:guard.over', { name }) : text}
      </p>
      <div className="flex flex-wrap gap-2">
        <AppLink to={`/login${next}`} className="btn-primary">
          {t('common:nav.logIn')}
        </AppLink>
        {!name && (
          <AppLink to={`/registration${next}`} className="btn-quiet">
            {t('shell:join')}
          </AppLink>
        )}
      </div>
    </div>
  )
}
