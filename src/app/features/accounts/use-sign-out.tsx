import { type ReactNode, useState } from 'react'
import { type Loss, lossAtSignOut } from '../../state/session/loss-at-sign-out.ts'
import { SignOutDialog } from './parts/sign-out-dialog.tsx'
import { signOut } from './sign-out.ts'

/** For whatever signs out: `ask` does it at once, unless something of the person lies here; then `dialog` says what, and asks whether to keep it. */
export function useSignOut(): { ask: () => void; dialog: ReactNode } {
  const [loss, setLoss] = useState<Loss>()
  const check = async () => {
    const found = await lossAtSignOut()
    if (Object.values(found).some((count: number) => count > 0)) setLoss(found)
    else await signOut()
  }
  return { ask: () => void check(), dialog: loss && <SignOutDialog loss={loss} onClose={() => setLoss(undefined)} /> }
}
