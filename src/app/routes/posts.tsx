import { createFileRoute, redirect } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Feed } from '../features/posts/public/screens/feed.tsx'
import { FeedFailed } from '../features/posts/public/screens/feed-failed.tsx'
import { FeedWaiting } from '../features/posts/public/screens/feed-waiting.tsx'
import { WaitingPostsPart } from '../shell/slots/waiting-posts-part.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/posts')({
  codeSplitGroupings: [['component'], ['pendingComponent'], ['errorComponent']],
  // One's own have a screen of their own. By its route, not its path: so the server keeps the language of the address.
  beforeLoad: ({ search }) => {
    if ((search as { mine?: unknown }).mine === 'true') throw redirect({ to: '/posts/own/$', params: { _splat: '' }, replace: true })
  },
  // In one order, so that both sides name it alike.
  loaderDeps: ({ search }) => Object.fromEntries(Object.entries(search).sort()) as Record<string, unknown>,
  loader: (args) => orLoadedByServer(args, async (options) => (await import('../features/posts/public/calls.ts')).loadFeed(args.deps, options)),
  component: FeedScreen,
  pendingComponent: FeedWaiting,
  errorComponent: FeedFailed,
})

function FeedScreen() {
  const { t } = useTranslation()
  const [view, answer] = Route.useLoaderData()
  usePageTitle(t('posts:title'))
  return <Feed view={view} answer={answer} waiting={<WaitingPostsPart />} />
}
