import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { UNVERIFIED_LIMITS } from '#contract/accounts/unverified-limits.ts'
import { useAccount } from '../../features/accounts/use-account.ts'
import { fetchScreensAhead } from '../../state/connection/precached-screens.ts'
import { chooseMode, useMode, useWasSelling } from '../../state/session/mode.ts'
import { TextLimit } from '../../ui/form/text-limit.ts'
import { SideMenu } from '../menu/side-menu.tsx'

/**
 * What stands around the screens of sellers, in seller mode: on wide screens a column with their menu. On phones, to buyers
 * and in buyer mode only the screen itself. @see Specification §2.6
 */
export function SellerArea({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { account } = useAccount()
  const mode = useMode()
  const wasSelling = useWasSelling()
  const isSeller = Boolean(account?.seller_slug)
  const isSelling = mode === 'seller' && (account ? isSeller : wasSelling)

  // So that the column is kept free from the start, the next time.
  useEffect(() => {
    if (isSeller && mode === 'seller' && !wasSelling) chooseMode('seller')
  }, [isSeller, mode, wasSelling])

  // Their screens work without network too.
  useEffect(() => {
    if (isSeller) fetchScreensAhead('member', 'seller')
  }, [isSeller])

  // The service says the same: an account whose e-mail is not verified has shorter texts.
  const textLongest = account && !account.email_verified ? UNVERIFIED_LIMITS.textLongest : undefined
  return (
    // The same elements in every mode: the screen within keeps what is typed when the account is read, or another mode is chosen.
    <div className={isSelling ? 'lg:grid lg:grid-cols-[14rem_1fr] lg:gap-8' : '[display:contents]'}>
      {isSelling && (
        <nav aria-label={t('shell:dashboard')} className="hidden lg:block">
          {isSeller && <SideMenu path={pathname} />}
        </nav>
      )}
      <div className={isSelling ? 'min-w-0 lg:[&>*]:mx-0' : '[display:contents]'}>
        <TextLimit value={textLongest}>{children}</TextLimit>
      </div>
    </div>
  )
}
