import { listenToData } from '#device/messages.ts'
import type { makeRouter } from '../router.tsx'
import { useFreshness } from '../state/connection/freshness.ts'
import { useSession } from '../state/session/session.ts'
import { answersOnScreen } from './answers-on-screen.ts'
import { askAnew } from './ask-anew.ts'

/** As far as this the reader may have scrolled and still be said to be at the top, CSS pixels. */
const TOP_PX = 80

/**
 * Listens to what the worker finds out behind the screen. Something newer replaces the old at once only where the reader cannot lose
 * their place by it; else a pill offers it.
 */
export function followData(router: ReturnType<typeof makeRouter>): void {
  listenToData((message) => {
    if (message.type === 'language-changed') return void takeLanguage(message.language)
    if (message.type !== 'answer-changed' && message.type !== 'answer-checked') return
    if (!answersOnScreen(router).some(({ address }) => address === message.address)) return
    if (message.type === 'answer-checked' || isUntouched()) askAnew(router)
    else useFreshness.setState({ newInformation: true })
  })
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) useFreshness.setState({ newInformation: false })
  })
}

const isUntouched = (): boolean => scrollY < TOP_PX && !document.querySelector('dialog[open], details[open], :is(input, select, textarea):focus')

/** Another tab switched; this one follows. */
async function takeLanguage(language: ReturnType<typeof useSession.getState>['language']): Promise<void> {
  const session = useSession.getState()
  if (session.language !== language) await session.switchLanguage(language)
}
