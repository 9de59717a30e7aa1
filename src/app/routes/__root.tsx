import { createRootRouteWithContext, type ErrorComponentProps, Outlet, redirect, useRouterState } from '@tanstack/react-router'
import { canonicalPath } from '#contract/core/paths.ts'
import { FailureScreen, NotFoundScreen } from '../shell/failures/late-screens.tsx'
import { ScreenWaiting } from '../shell/failures/screen-waiting.tsx'
import { useLongAway } from '../shell/failures/use-long-away.ts'
import { Shell } from '../shell/shell.tsx'
import type { LoaderContext } from '../wire/answer.ts'

export const Route = createRootRouteWithContext<LoaderContext>()({
  // Other spellings of a screen lead to the first one, here as on the server.
  beforeLoad: ({ location, context }) => {
    const canonical = canonicalPath(location.pathname)
    if (canonical !== location.pathname) throw redirect({ href: canonical + location.searchStr, replace: true })
    return context.prepare?.(canonical)?.then(() => undefined)
  },
  component: RootScreen,
  // On the server as on the phone. @see src/app/router.tsx
  wrapInSuspense: true,
  pendingComponent: RootWaiting,
  notFoundComponent: NotFoundScreen,
  errorComponent: RootFailure,
})

/** Where no server wrote the page: what stands around a screen is on every phone, whatever is still missing of it. */
function RootWaiting() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <Shell path={path}>
      <ScreenWaiting />
    </Shell>
  )
}

/** In place of any screen whose code, texts or data could not be had: what stands around it is on every phone. */
function RootFailure(props: ErrorComponentProps) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <Shell path={path}>
      <FailureScreen {...props} />
    </Shell>
  )
}

function RootScreen() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const isLongAway = useLongAway()
  return <Shell path={path}>{isLongAway ? <ScreenWaiting /> : <Outlet />}</Shell>
}
