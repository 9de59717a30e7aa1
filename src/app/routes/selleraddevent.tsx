import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { UnverifiedNote } from '../features/accounts/parts/unverified-note.tsx'
import { PostEvent } from '../features/events/own/screens/post-event.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { LogInLink } from '../shell/header/log-in-link.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/selleraddevent')({ component: PostEventScreen })

function PostEventScreen() {
  const { t } = useTranslation()
  usePageTitle(t('selling:post.title'))
  return (
    <Guard wants="seller" what={t('selling:post.title')}>
      <SellerArea>
        <div>
          <UnverifiedNote of="event" />
          <PostEvent logIn={<LogInLink className="btn-primary">{t('common:nav.logIn')}</LogInLink>} />
        </div>
      </SellerArea>
    </Guard>
  )
}
