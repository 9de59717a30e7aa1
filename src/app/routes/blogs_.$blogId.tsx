import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Article } from '../features/blogs/public/screens/article.tsx'
import { ArticleNotCached, ArticleNotFound } from '../features/blogs/public/screens/article-not-cached.tsx'
import { ArticleWaiting } from '../features/blogs/public/screens/article-waiting.tsx'
import { FreshPill } from '../shell/lines/fresh-pill.tsx'
import { CommentsPart } from '../shell/slots/comments-part.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/blogs_/$blogId')({
  // What says that it cannot be had comes with the screen: on a network that does not answer it could not be fetched any more.
  codeSplitGroupings: [['component', 'errorComponent', 'notFoundComponent'], ['pendingComponent']],
  loader: (args) => orLoadedByServer(args, async (options) => (await import('../features/blogs/public/calls.ts')).loadArticle(args.params.blogId, options)),
  component: ArticleScreen,
  pendingComponent: ArticlePending,
  // What the list has shown of it is worth showing at once.
  pendingMs: 0,
  errorComponent: ArticleMissing,
  notFoundComponent: ArticleNotFound,
})

function ArticleScreen() {
  const { t } = useTranslation()
  const answer = Route.useLoaderData()
  usePageTitle(answer.value.title || t('blogs:untitled'))
  return (
    <>
      <FreshPill />
      <Article answer={answer} comments={<CommentsPart key={answer.value.id} answer={answer} />} />
    </>
  )
}

function ArticlePending() {
  return <ArticleWaiting blogId={Route.useParams().blogId} />
}

function ArticleMissing({ error }: ErrorComponentProps) {
  return <ArticleNotCached blogId={Route.useParams().blogId} error={error} />
}
