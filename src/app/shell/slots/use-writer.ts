import { useAccount } from '../../features/accounts/use-account.ts'
import type { Writer } from '../../features/posts/own/writer.ts'
import { useSession } from '../../state/session/session.ts'

/** Who writes posts here: what cannot be asked is known of from the session, or not known. */
export function useWriter(): Writer {
  const username = useSession(({ account }) => account?.username ?? '')
  const { account } = useAccount()
  return {
    username,
    name: account?.full_name || username,
    hasShop: account && account.seller_slug !== null,
    isVerified: account?.email_verified,
  }
}
