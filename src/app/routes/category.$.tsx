import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Categories } from '../features/categories/screens/categories.tsx'
import { CategoriesFailed } from '../features/categories/screens/categories-failed.tsx'
import { CategoriesWaiting } from '../features/categories/screens/categories-waiting.tsx'
import { Category } from '../features/categories/screens/category.tsx'
import { CategoryNotFound } from '../features/categories/screens/category-not-found.tsx'
import { FreshPill } from '../shell/lines/fresh-pill.tsx'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

/** All categories, and each one below them. */
export const Route = createFileRoute('/category/$')({
  codeSplitGroupings: [['component'], ['pendingComponent'], ['errorComponent', 'notFoundComponent']],
  loader: (args) =>
    orLoadedByServer(args, async (options) => (await import('../features/categories/calls.ts')).loadCategories(args.params._splat ?? '', options)),
  component: CategoryScreen,
  pendingComponent: CategoriesWaiting,
  errorComponent: CategoryFailed,
  notFoundComponent: CategoryNotFound,
})

function CategoryScreen() {
  useTranslation()
  const found = Route.useLoaderData()
  return (
    <>
      <FreshPill />
      {'list' in found ? <Categories found={found.list} /> : <Category found={found.one} />}
    </>
  )
}

function CategoryFailed({ error }: ErrorComponentProps) {
  return <CategoriesFailed error={error} />
}
