import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DescribePictures } from '../features/posts/own/screens/describe-pictures.tsx'
import { EditPost } from '../features/posts/own/screens/edit-post.tsx'
import { OwnPosts } from '../features/posts/own/screens/own-posts.tsx'
import { PostDrafts } from '../features/posts/own/screens/post-drafts.tsx'
import { NotFoundScreen } from '../shell/failures/late-screens.tsx'
import { LogInLink } from '../shell/header/log-in-link.tsx'
import { PostFrame } from '../shell/slots/post-frame.tsx'
import { useSession } from '../state/session/session.ts'

/** All screens of one's own posts, the list first: each route is paid for by every page, so that they share one. */
export const Route = createFileRoute('/posts_/own/$')({ component: OwnPostsScreen })

const OF_POST = /^(\d{1,9})\/(edit|pictures)$/
type Screen = [title: string, show: (logIn: ReactNode, postId: number) => ReactNode]

/** By what follows the address of the list, without the number of a post. */
const SCREENS: Record<string, Screen> = {
  '': ['post-writing:own.title', () => <OwnPosts />],
  drafts: ['post-writing:drafts.title', () => <PostDrafts />],
  'of/edit': ['post-writing:edit.title', (logIn, id) => <EditPost key={id} postId={id} logIn={logIn} />],
  'of/pictures': ['post-writing:own.describe', (_, id) => <DescribePictures key={id} postId={id} />],
}

function OwnPostsScreen() {
  const { t } = useTranslation()
  const { _splat = '' } = Route.useParams()
  const userId = useSession(({ account }) => account?.id)
  const [, id, part] = OF_POST.exec(_splat) ?? []
  const screen = SCREENS[part === undefined ? _splat : `of/${part}`]
  if (!screen || _splat.startsWith('of/')) return <NotFoundScreen />
  const [title, show] = screen
  return (
    <PostFrame key={userId} title={title}>
      {show(<LogInLink className="btn-primary">{t('common:nav.logIn')}</LogInLink>, Number(id))}
    </PostFrame>
  )
}
