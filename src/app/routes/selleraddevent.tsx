import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { UnverifiedNote } from '../features/accounts/parts/unverified-note.tsx'
import { PostEvent } from '../features/selling/screens/post-event.tsx'
import { Guard } from '../shell/guard.tsx'
import { LogInLink } from '../shell/log-in-link.tsx'
import { SellerArea } from '../shell/seller-area.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'

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
