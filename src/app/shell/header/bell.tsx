import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { splitLanguage } from '#contract/core/paths.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'
import { UnreadBadge } from './unread-badge.tsx'

/** The way to what the account is told, with the number of what it has not read. */
export function Bell() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const isHere = splitLanguage(pathname).path === '/notices'
  return (
    <ScreenLink to="/notices" aria-current={isHere ? 'page' : undefined} className="btn-icon aria-[current]:text-brand">
      <span className="sr-only">{t('titles.notices')}</span>
      <span className="relative">
        <Icon name="i-lucide-bell" />
        <UnreadBadge />
      </span>
    </ScreenLink>
  )
}
