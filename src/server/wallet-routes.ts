import { daybookRoutes } from './features/daybook/routes.ts'
import { walletRoutes } from './features/wallet/routes.ts'
import { deskPayoutRoutes } from './features/wallet/staff/routes.ts'
import { walletPaymentRoutes } from './features/wallet-payments/routes.ts'
import type { Service } from './http/service.ts'

type WalletParts = Parameters<typeof walletRoutes>[1] & Parameters<typeof deskPayoutRoutes>[1] & Parameters<typeof walletPaymentRoutes>[1]

/** What sellers have earned and withdraw, what buyers paid straight to their mobile wallets, and the day-book. */
export function addWallets(service: Service, parts: WalletParts): void {
  walletPaymentRoutes(service, parts)
  walletRoutes(service, parts)
  deskPayoutRoutes(service, parts)
  daybookRoutes(service)
}
