import { afterEach, beforeEach, vi } from 'vitest'
import { widenScreen } from '#tests/support/phone/wide-screen.ts'
import { signInSeller, signOffSeller } from './a-seller.tsx'

/** Before each test of a file a seller is signed in on a wide screen. */
export function sellOnWideScreen(): void {
  beforeEach(() => {
    signInSeller()
    widenScreen()
  })
  afterEach(async () => {
    await signOffSeller()
    vi.unstubAllGlobals()
  })
}
