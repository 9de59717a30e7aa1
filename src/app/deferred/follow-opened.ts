import { splitLanguage } from '#contract/core/paths.ts'
import { pagePath } from '#contract/core/resource.ts'
import { answeredAt } from '#contract/resources.ts'
import type { makeRouter } from '../router.tsx'
import { answersOnScreen } from './answers-on-screen.ts'

/** Whether the screen at a path is the page of the item that an address answers: a checkout asks for its event as well. */
function isPageOf(address: string, path: string): boolean {
  const answered = answeredAt(address)
  return answered?.key !== undefined && pagePath(answered.resource, answered.key) === path
}

/** Keeps on this phone what was opened last, so that Home leads back to it. */
export function followOpened(router: ReturnType<typeof makeRouter>): void {
  const check = () => {
    const { path } = splitLanguage(router.state.location.pathname)
    const answers = answersOnScreen(router).filter(({ address }) => isPageOf(address, path))
    if (answers.length === 0) return
    // Out of reach, and not on the phone yet: then it is not noted.
    void import('../state/bookmarks/last-opened.ts').then(({ noteOpened }) => noteOpened(answers)).catch(() => undefined)
  }
  router.subscribe('onResolved', check)
  check()
}
