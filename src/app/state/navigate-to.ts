import { withLanguage } from '#contract/core/paths.ts'
import { useSession } from './session/session.ts'

type Way = (path: '/login') => Promise<void>
let way: Way | undefined

/** Supplies the way that does not load the page anew. */
export function provideNavigate(provided: Way): void {
  way = provided
}

/** Takes the reader to a screen from where there is no component to do it. */
export async function navigateTo(path: '/login'): Promise<void> {
  if (way) return way(path)
  const { prefixed, language } = useSession.getState()
  location.assign(withLanguage(prefixed ? language : undefined, path))
}
