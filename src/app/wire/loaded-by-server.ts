import type { LoaderContext } from './answer.ts'

interface LoaderArguments {
  context: LoaderContext
  route: { id: string }
}

/**
 * What the server loaded for this page, where there is something, so that nothing is loaded twice; else what `load` gives.
 * @param args of the route's loader
 */
export const orLoadedByServer = async <T>({ context, route }: LoaderArguments, load: () => Promise<T>): Promise<T> =>
  (context.takeLoaded?.(route.id) as T | undefined) ?? load()
