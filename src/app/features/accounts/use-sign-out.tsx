import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { type Loss, lossAtSignOut } from '../../state/session/loss-at-sign-out.ts'
import { SignOutDialog } from './parts/sign-out-dialog.tsx'
import { signOut } from './sign-out.ts'

/** For whatever signs out: `ask` does it at once, unless something of the person lies here; then `dialog` says what, and asks whether to keep it. */
export function useSignOut(): { ask: () => void; dialog: ReactNode } {
  const router = useRouter()
  const [loss, setLoss] = useState<Loss>()
  // Out of reach: the next try asks again.
  const loadTexts = useCallback(() => Promise.resolve(router.options.context.addTexts?.('/sessions')).catch(() => undefined), [router])
  useEffect(() => void loadTexts(), [loadTexts])
  const check = async () => {
    const found = await lossAtSignOut()
    if (Object.values(found).every((count: number) => count === 0)) return signOut()
    await loadTexts()
    setLoss(found)
  }
  return { ask: () => void check(), dialog: loss && <SignOutDialog loss={loss} onClose={() => setLoss(undefined)} /> }
}
