import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showNotice } from '../../../state/notices.ts'
import { AskDialog } from '../../../ui/controls/ask-dialog.tsx'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { startGoogleFlow } from '../google-flow.ts'
import { leaveGoogle } from '../settings-calls.ts'
import type { SettingsOf } from '../settings-of.ts'
import { useProof } from '../use-proof.tsx'
import { NeedsInternet } from './needs-internet.tsx'
import { ProblemNote } from './settings-notes.tsx'

/** Logging in with Google as well. */
export function SettingsGoogle({ account, put }: SettingsOf) {
  const { t } = useTranslation()
  return (
    <>
      {account.google_linked ? <Linked account={account} put={put} /> : <NotLinked isVerified={account.email_verified} />}
      <NeedsInternet text={t('settings:offline')} problem={undefined} />
    </>
  )
}

function NotLinked({ isVerified }: { isVerified: boolean }) {
  const { t } = useTranslation()
  const { isBusy, problem, run } = useAction()
  return (
    <>
      <p>{t(isVerified ? 'settings:google.notLinked' : 'settings:google.verifyFirst')}</p>
      {isVerified && (
        <BusyButton variant="primary" isBusy={isBusy} onClick={() => void run(() => startGoogleFlow('link', '/profile-settings'))}>
          {t('settings:google.connect')}
        </BusyButton>
      )}
      <ProblemNote problem={problem} />
    </>
  )
}

function Linked({ account, put }: SettingsOf) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { withProof, dialog } = useProof(account)
  const leave = async () => {
    const left = await withProof(leaveGoogle)
    if (!left) return
    put(left.value)
    showNotice(t('settings:google.disconnected'))
  }
  return (
    <>
      <p>{t(account.has_password ? 'settings:google.linked' : 'settings:google.passwordFirst')}</p>
      {account.has_password && (
        <Button className="justify-self-start" onClick={() => setAsking(true)}>
          {t('settings:google.disconnect')}
        </Button>
      )}
      {isAsking && (
        <AskDialog
          title={t('settings:google.disconnectTitle')}
          yes={t('settings:google.disconnect')}
          no={t('settings:cancel')}
          onYes={leave}
          onClose={() => setAsking(false)}
        >
          {t('settings:google.disconnectText')}
        </AskDialog>
      )}
      {dialog}
    </>
  )
}
