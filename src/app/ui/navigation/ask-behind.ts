import { type AnyRouter, isNotFound } from '@tanstack/react-router'

/** What a route needs before it can be shown: what its loader brings, and its program. */
interface Needs {
  loader?: (asked: object) => unknown
  component?: { preload?: () => Promise<unknown> }
}

/**
 * Asks again for what the screen lacks, behind what it shows: only when there is something to fill it with, the screen is filled. The router alone would
 * put the outline of the screen there first, for as long as no answer comes.
 * @returns whether there is something else to show now.
 */
export async function askBehind(router: AnyRouter): Promise<boolean> {
  const { href } = router.state.location
  const lacking = router.state.matches.filter(({ status }) => status === 'error')
  // What failed was drawing it: nothing is missing.
  if (lacking.length === 0) return router.invalidate().then(() => true)
  try {
    await Promise.all(
      lacking.map(({ routeId, params, loaderDeps, context }) => {
        const route = router.routesById[routeId]
        const { loader, component } = route.options as Needs
        return Promise.all([
          loader?.({ route, params, deps: loaderDeps, context: { ...router.options.context, ...context }, abortController: new AbortController() }),
          component?.preload?.(),
        ])
      }),
    )
  } catch (cause) {
    // Why there is nothing the screen says already; that it is not there any more it does not.
    if (!isNotFound(cause)) return false
  }
  // What the reader has left meanwhile is not asked for in the name of where they are now.
  if (router.state.location.href === href) await router.invalidate()
  return true
}
