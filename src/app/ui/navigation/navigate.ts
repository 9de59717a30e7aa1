import type { AnyRouter, AsyncRouteComponent, NavigateOptions } from '@tanstack/react-router'

/** What does not come so soon is not waited for. */
const PATIENCE_MS = 400

let latest = 0

/**
 * Goes to a screen as soon as there is something to show in its place. Before its waiting screen is here there would be nothing at all, and
 * for longer than it takes to come: React parts what stands in for something by 300 ms from what stood in before.
 * @param path canonical, as the screen's route has it. @param options with `href`, that path in the reader's language
 */
export async function navigate(router: AnyRouter, path: string, options: { href: string } & Pick<NavigateOptions, 'replace' | 'resetScroll'>): Promise<void> {
  latest += 1
  const mine = latest
  const from = router.history.location.pathname
  const waiting = waitingScreen(router, path)?.preload?.()
  if (waiting) await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  // A reader who tapped another link meanwhile goes there, and one who went back stays there.
  if (mine === latest && router.history.location.pathname === from) await router.navigate(options)
}

/** What stands in a screen's place while it comes. */
function waitingScreen(router: AnyRouter, path: string): AsyncRouteComponent<object> | undefined {
  const match = router.matchRoutes(path.replace(/\?.*/, ''), {}).at(-1)
  return match && router.routesById[match.routeId].options.pendingComponent
}
