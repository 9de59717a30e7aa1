import type { CallOptions, LoaderContext } from './answer.ts'

interface LoaderArguments {
  context: LoaderContext
  route: { id: string }
  /** Ends the loading once the reader goes elsewhere. */
  abortController: AbortController
}

/**
 * What the server loaded for this page, where there is something, so that nothing is loaded twice; else what `load` gives.
 * @param args of the route's loader. @param load gets the options of its calls
 */
export const orLoadedByServer = async <T>(
  { context, route, abortController: { signal } }: LoaderArguments,
  load: (options: CallOptions) => Promise<T>,
): Promise<T> => (context.takeLoaded?.(route.id) as T | undefined) ?? load({ ...context.callOptions, signal })
