import { useAccount } from '../../features/accounts/use-account.ts'
import type { ShareAccess } from '../../features/sharing/choices.ts'
import { useSession } from '../../state/session/session.ts'

/** What the person of this session may begin with what was shared. Without network it is what this phone knows. */
export function useShareAccess(): ShareAccess {
  const hasOwner = useSession(({ account }) => account !== null)
  const { account } = useAccount()
  return { hasOwner, isSeller: account && Boolean(account.seller_slug) }
}
