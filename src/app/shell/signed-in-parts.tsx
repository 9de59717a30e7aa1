import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../features/accounts/use-account.ts'
import { useSignOut } from '../features/accounts/use-sign-out.tsx'
import { useSession } from '../state/session/session.ts'
import { Menu } from '../ui/controls/menu.tsx'
import { Icon } from '../ui/icons/icon.tsx'
import { ScreenLink } from '../ui/navigation/screen-link.tsx'
import { MixedText } from '../ui/text/mixed-text.tsx'
import { Avatar } from './header/avatar.tsx'
import { BasketLink } from './header/basket-link.tsx'
import { Bell } from './header/bell.tsx'
import { OwnMenu } from './header/own-menu.tsx'
import { WaitingLine, type WaitingLineProps } from './lines/waiting-line.tsx'
import { AccountLinks } from './menu/account-links.tsx'
import { MessagesLink } from './menu/messages-link.tsx'
import { SheetMember } from './menu/sheet-member.tsx'

/** Whose phone this is, with what belongs to them: a menu. @see Specification §2.1 "User menu" */
export function AccountMenu() {
  const name = useSession(({ account }) => account?.username ?? '')
  const { account } = useAccount()
  const { ask, dialog } = useSignOut()
  const avatar = <Avatar name={name} picture={account?.profile_picture} />
  return (
    <>
      <OwnMenu name={name} picture={account?.profile_picture} />
      <div className="hidden lg:block w-full">
        <Menu
          variant="corner"
          button={
            <>
              {avatar}
              {/* Where bars are narrower there is room for the links only; the menu begins with the name. */}
              <span className="max-xl:sr-only flex-1 min-w-0 truncate text-sm font-600">
                <MixedText text={name} />
              </span>
              <Icon name="i-lucide-chevron-down" className="text-ink-soft" />
            </>
          }
        >
          <AccountLinks onLogOut={ask} />
        </Menu>
        {dialog}
      </div>
    </>
  )
}

/** In the line above the wide header: the account's messages, for users who do not sell yet, once that is known, the way to do so, and the way out. @see Specification §2.1 "LOG OUT" */
export function SignedInOffer() {
  const { t } = useTranslation()
  const { account } = useAccount()
  const { ask, dialog } = useSignOut()
  return (
    <span className="max-lg:hidden -me-3 flex">
      <MessagesLink className="target px-3 -my-1.5 font-600" badge="bg-on-band text-band" />
      {account && !account.seller_slug && (
        <ScreenLink to="/become-a-seller" className="target px-3 -my-1.5 font-600">
          {t('common:nav.becomeSeller')}
        </ScreenLink>
      )}
      <button type="button" className="target px-3 -my-1.5 font-600" onClick={ask}>
        {t('common:nav.logOut')}
      </button>
      {/* Not in the colours of the line. */}
      {dialog && createPortal(dialog, document.body)}
    </span>
  )
}

/** They come with these, in one file. */
export const BasketOfHeader = () => <BasketLink />
export const BellOfHeader = () => <Bell />
export const MemberOfSheet = ({ onClose }: { onClose: () => void }) => <SheetMember onClose={onClose} />
export const LineOfWaiting = (props: WaitingLineProps) => <WaitingLine {...props} />
