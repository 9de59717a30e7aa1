import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { readSearchFilter } from '#contract/search/search-kinds.ts'
import { Search } from '../features/search/screens/search.tsx'
import { SearchFailed } from '../features/search/screens/search-failed.tsx'
import { SearchWaiting } from '../features/search/screens/search-waiting.tsx'
import { SearchField } from '../shell/header/search-field.tsx'
import { FreshPill } from '../shell/lines/fresh-pill.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/search')({
  codeSplitGroupings: [['component'], ['pendingComponent'], ['errorComponent']],
  loaderDeps: ({ search }) => Object.fromEntries(Object.entries(search).sort()) as Record<string, unknown>,
  loader: (args) => orLoadedByServer(args, async (options) => (await import('../features/search/calls.ts')).loadSearch(args.deps, options)),
  component: SearchScreen,
  pendingComponent: SearchWaiting,
  errorComponent: SearchFailed,
})

function SearchScreen() {
  const { t } = useTranslation()
  const search = Route.useSearch()
  const filter = useMemo(() => readSearchFilter(search), [search])
  // The same element for the same filter, so that nothing updates what is not alive yet.
  const field = useMemo(() => <SearchField filter={filter} />, [filter])
  usePageTitle(t('search:title'))
  return (
    <>
      <FreshPill />
      <Search filter={filter} found={Route.useLoaderData()} field={field} />
    </>
  )
}
