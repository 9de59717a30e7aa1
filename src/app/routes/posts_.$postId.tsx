import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Post } from '../features/posts/public/screens/post.tsx'
import { PostNotCached, PostNotFound } from '../features/posts/public/screens/post-missing.tsx'
import { FreshPill } from '../shell/lines/fresh-pill.tsx'
import { PostCommentsPart } from '../shell/slots/post-comments-part.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/posts_/$postId')({
  // What says that it cannot be had comes with the screen: on a network that does not answer it could not be fetched any more.
  codeSplitGroupings: [['component', 'errorComponent', 'notFoundComponent']],
  loader: (args) => orLoadedByServer(args, async (options) => (await import('../features/posts/public/calls.ts')).loadPost(args.params.postId, options)),
  component: PostScreen,
  errorComponent: PostMissing,
  notFoundComponent: PostNotFound,
})

function PostScreen() {
  const { t } = useTranslation()
  const answer = Route.useLoaderData()
  const { title, author_name } = answer.value
  usePageTitle(title ? `${author_name}: ${title}` : t('posts:byAuthor', { name: author_name }))
  return (
    <>
      <FreshPill />
      <Post key={answer.value.id} answer={answer} comments={<PostCommentsPart answer={answer} />} />
    </>
  )
}

function PostMissing({ error }: ErrorComponentProps) {
  return <PostNotCached error={error} />
}
