import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { useSession } from '../../state/session/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Drawing } from '../../ui/media/drawing.tsx'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'
import { useHeadingTitle } from '../../ui/navigation/use-page-title.ts'
import { MixedText } from '../../ui/text/mixed-text.tsx'
import { LogInLink } from '../header/log-in-link.tsx'

/** For visitors, and for those whose session is over: what is here, and the way in and back. */
export function LogInFirst({ what }: { what: string }) {
  const { t } = useTranslation()
  const name = useSession(({ account }) => account?.username)
  return (
    <Explained what={what} text={name ? t('shell:guard.over', { name }) : t('shell:guard.visitor')}>
      <LogInLink className="btn-primary">{t('common:nav.logIn')}</LogInLink>
      {!name && (
        <LogInLink to="/registration" className="btn-quiet">
          {t('shell:join')}
        </LogInLink>
      )}
    </Explained>
  )
}

/** For users who do not sell yet. */
export function SellersOnly({ what }: { what: string }) {
  const { t } = useTranslation()
  return (
    <Explained what={what} text={t('shell:guard.seller')}>
      <ScreenLink to="/become-a-seller" className="btn-primary">
        {t('common:nav.becomeSeller')}
      </ScreenLink>
    </Explained>
  )
}

/** For what only the house may see. */
export function NotForYou({ what }: { what: string }) {
  const { t } = useTranslation()
  return (
    <Explained what={what} text={t('shell:guard.staff')}>
      <ScreenLink to="/" className="btn-primary">
        {t('common:notFound.link')}
      </ScreenLink>
    </Explained>
  )
}

interface UnknownProps {
  what: string
  problem: Problem
  onRetry: () => void
}

/** When nothing is kept on this phone and nothing can be had. */
export function AccountUnknown({ what, problem, onRetry }: UnknownProps) {
  const { t } = useTranslation()
  const text = problem.code === 'offline' ? t('shell:guard.offline') : t(`problems:${problem.code}.text`, t('common:error.text'))
  return (
    <Explained what={what} icon={problem.code === 'offline' ? 'i-lucide-wifi-off' : 'i-lucide-circle-alert'} text={text}>
      <Button variant="primary" icon="i-lucide-rotate-cw" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </Explained>
  )
}

interface ExplainedProps {
  what: string
  /** Of what went wrong. */
  icon?: `i-lucide-${string}`
  text: string
  children: ReactNode
}

function Explained({ what, icon, text, children }: ExplainedProps) {
  useHeadingTitle(what)
  return (
    <div className="grid gap-4 justify-items-center text-center max-w-xl mx-auto py-6">
      <Drawing name={icon === 'i-lucide-wifi-off' ? 'offline' : 'closed'} />
      <h1 className="text-xl flex items-center gap-2">
        {icon && <Icon name={icon} className="text-brand" />}
        {what}
      </h1>
      <p>
        <MixedText text={text} />
      </p>
      <div className="flex flex-wrap gap-2 justify-center">{children}</div>
    </div>
  )
}
