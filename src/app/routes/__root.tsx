import { createRootRouteWithContext, Outlet, redirect, useRouterState } from '@tanstack/react-router'
import { canonicalPath } from '#contract/core/paths.ts'
import { Failure } from '../shell/failure.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Shell } from '../shell/shell.tsx'
import type { LoaderContext } from '../wire/answer.ts'

export const Route = createRootRouteWithContext<LoaderContext>()({
  // Other spellings of a screen lead to the first one, here as on the server.
  beforeLoad: ({ location }) => {
    const canonical = canonicalPath(location.pathname)
    if (canonical !== location.pathname) throw redirect({ href: canonical + location.searchStr, replace: true })
  },
  component: RootScreen,
  notFoundComponent: NotFound,
  errorComponent: Failure,
})

function RootScreen() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <Shell path={path}>
      <Outlet />
    </Shell>
  )
}
