import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NewPost } from '../features/posts/own/screens/new-post.tsx'
import { LogInLink } from '../shell/header/log-in-link.tsx'
import { PostFrame } from '../shell/slots/post-frame.tsx'
import { useWriter } from '../shell/slots/use-writer.ts'

export const Route = createFileRoute('/posts_/new')({ component: NewPostScreen })

function NewPostScreen() {
  const { t } = useTranslation()
  const asked: { draft?: unknown; entry?: unknown } = Route.useSearch()
  const writer = useWriter()
  return (
    <PostFrame title="post-writing:title">
      <NewPost key={writer.username} asked={asked} writer={writer} logIn={<LogInLink className="btn-primary">{t('common:nav.logIn')}</LogInLink>} />
    </PostFrame>
  )
}
