import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { readBlogFilter } from '#contract/blogs/blogs-filter.ts'
import { Magazine } from '../features/blogs/public/screens/magazine.tsx'
import { MagazineFailed } from '../features/blogs/public/screens/magazine-failed.tsx'
import { MagazineWaiting } from '../features/blogs/public/screens/magazine-waiting.tsx'
import { FreshPill } from '../shell/lines/fresh-pill.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/blogs')({
  codeSplitGroupings: [['component'], ['pendingComponent'], ['errorComponent']],
  loaderDeps: ({ search }) => Object.fromEntries(Object.entries(search).sort()) as Record<string, unknown>,
  loader: (args) => orLoadedByServer(args, async (options) => (await import('../features/blogs/public/calls.ts')).loadMagazine(args.deps, options)),
  component: MagazineScreen,
  pendingComponent: MagazineWaiting,
  errorComponent: MagazineFailed,
})

function MagazineScreen() {
  const { t } = useTranslation()
  const search = Route.useSearch()
  const filter = useMemo(() => readBlogFilter(search), [search])
  usePageTitle(t('blogs:title'))
  return (
    <>
      <FreshPill />
      <Magazine filter={filter} found={Route.useLoaderData()} />
    </>
  )
}
