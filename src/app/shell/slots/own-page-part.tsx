import { useAccount } from '../../features/accounts/use-account.ts'
import { OwnPage } from '../../features/people/parts/own-page.tsx'

/** One's own public page among the settings, by what the account is. */
export function OwnPagePart() {
  const { account } = useAccount()
  if (!account) return null
  return <OwnPage suggested={account.full_name} slug={account.seller_slug} emailVerified={account.email_verified} />
}
