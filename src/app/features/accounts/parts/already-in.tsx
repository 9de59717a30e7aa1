import { useTranslation } from 'react-i18next'
import { splitLanguage, withLanguage } from '#contract/core/paths.ts'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { usePrefix } from '../../../ui/navigation/use-prefix.ts'
import { MessageCard } from './message-card.tsx'

/** For a user who is logged in and comes to a screen for visitors. */
export function AlreadyIn({ username, next = '/' }: { username: string; next?: string | undefined }) {
  const { t } = useTranslation('accounts')
  const prefix = usePrefix()
  return (
    <MessageCard title={t('alreadyIn.title')} text={t('alreadyIn.text', { username })} icon="i-lucide-circle-check">
      <a className="btn-primary" href={splitLanguage(next).language ? next : withLanguage(prefix, next)}>
        {t('alreadyIn.continue')}
      </a>
      <ScreenLink to="/logout" className="btn-quiet">
        {t('alreadyIn.other')}
      </ScreenLink>
    </MessageCard>
  )
}
