import type { TFunction } from 'i18next'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '#contract/accounts/accounts.ts'
import { useAccount } from '../../features/accounts/use-account.ts'
import { useProof } from '../../features/accounts/use-proof.tsx'
import { DeskProofProvider } from '../../features/desk/desk-proof.ts'
import type { DeskScreen } from '../../features/desk/desk-screens.ts'
import { DeskFrame } from '../../features/desk/parts/desk-frame.tsx'
import { fetchScreensAhead } from '../../state/connection/precached-screens.ts'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { Guard } from '../guards/guard.tsx'

interface Props {
  current: DeskScreen
  /** Of what is open, where it has a name of its own. */
  titleOf: ((t: TFunction) => string) | undefined
  children: ReactNode
}

/** What stands around the screens of staff: they alone see them, and the password is asked for where money or rights need it. */
export function DeskArea({ current, titleOf, children }: Props) {
  const { t } = useTranslation()
  const screen = current === 'overview' ? t('desk:title') : t(`desk:screens.${current}`)
  const what = titleOf?.(t) ?? screen
  const { account } = useAccount()
  const isStaff = Boolean(account?.is_staff)
  usePageTitle(what)
  useEffect(() => {
    if (isStaff) fetchScreensAhead('staff')
  }, [isStaff])
  return (
    <Guard wants="staff" what={what}>
      {account && (
        <Proven account={account}>
          <DeskFrame current={current}>{children}</DeskFrame>
        </Proven>
      )}
    </Guard>
  )
}

function Proven({ account, children }: { account: Account; children: ReactNode }) {
  const { withProof, dialog } = useProof(account)
  return (
    <DeskProofProvider value={withProof}>
      {children}
      {dialog}
    </DeskProofProvider>
  )
}
