import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { UnverifiedNote } from '../features/accounts/parts/unverified-note.tsx'
import { EditArticle } from '../features/blogs/own/screens/edit-article.tsx'
import { NewArticle } from '../features/blogs/own/screens/new-article.tsx'
import { OwnArticles } from '../features/blogs/own/screens/own-articles.tsx'
import { Revisions } from '../features/blogs/own/screens/revisions.tsx'
import { NotFoundScreen } from '../shell/failures/late-screens.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { LogInLink } from '../shell/header/log-in-link.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

/** All screens of authors, their own articles first: each route is paid for by every page, so that they share one. */
export const Route = createFileRoute('/writing/$')({ component: WritingScreen })

const OF_ARTICLE = /^article\/(\d{1,9})\/(update|revisions)$/
const FORMS = /titles\.(new|update)$/

function WritingScreen() {
  const { _splat = '' } = Route.useParams()
  const search: Record<string, unknown> = Route.useSearch()
  const [, id, part] = OF_ARTICLE.exec(_splat) ?? []
  const blogId = Number(id)
  if (_splat === '') return inside('shell:titles.writing', <OwnArticles filter={search} />)
  if (_splat === 'new') return inside('writing:titles.new', <NewArticle logIn={<LogIn />} />)
  if (part === 'update') return inside('writing:titles.update', <EditArticle key={id} blogId={blogId} logIn={<LogIn />} />)
  if (part === 'revisions') return inside('writing:titles.revisions', <Revisions key={id} blogId={blogId} />)
  return <NotFoundScreen />
}

const inside = (titleKey: string, content: ReactNode) => <Inside titleKey={titleKey}>{content}</Inside>

const LogIn = () => <LogInLink className="btn-primary">{useTranslation().t('common:nav.logIn')}</LogInLink>

function Inside({ titleKey, children }: { titleKey: string; children: ReactNode }) {
  const { t } = useTranslation()
  const what = t(titleKey)
  usePageTitle(what)
  return (
    <Guard wants="seller" what={what}>
      <SellerArea>
        {FORMS.test(titleKey) && <UnverifiedNote of="article" />}
        {children}
      </SellerArea>
    </Guard>
  )
}
