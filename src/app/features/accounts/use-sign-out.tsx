import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Loss, lossAtSignOut } from '../../state/loss-at-sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { signOut } from './sign-out.ts'

/** For whatever signs out: `ask` does it at once, unless something would be lost by it; then `dialog` says what, and asks. */
export function useSignOut(): { ask: () => void; dialog: ReactNode } {
  const [loss, setLoss] = useState<Loss>()
  const look = async () => {
    const found = await lossAtSignOut()
    if (found.drafts + found.saved + found.waiting > 0) setLoss(found)
    else await signOut()
  }
  return { ask: () => void look(), dialog: loss && <SignOutDialog loss={loss} onClose={() => setLoss(undefined)} /> }
}

function SignOutDialog({ loss, onClose }: { loss: Loss; onClose: () => void }) {
  const { t } = useTranslation('sessions')
  const leave = () => {
    onClose()
    void signOut()
  }
  return (
    <Dialog title={t('signOut.title')} place="sheet" onClose={onClose}>
      <p>{t('signOut.text')}</p>
      <ul className="my-3 grid gap-1 list-disc ps-5">
        {loss.waiting > 0 && <li>{t('signOut.waiting', { count: loss.waiting })}</li>}
        {loss.drafts > 0 && <li>{t('signOut.drafts', { count: loss.drafts })}</li>}
        {loss.saved > 0 && <li>{t('signOut.saved', { count: loss.saved })}</li>}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="danger" onClick={leave}>
          {t('signOut.action')}
        </Button>
        <Button data-first-focus onClick={onClose}>
          {t('signOut.stay')}
        </Button>
      </div>
    </Dialog>
  )
}
