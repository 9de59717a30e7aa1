import type { TFunction } from 'i18next'
import { WALLET_CLAIMS_PATH } from '#contract/shop/shop-notices.ts'
import type { OutboxEntry } from '../../state/outbox/outbox.ts'
import { claimPath, readClaimEntry } from './claim-entry.ts'
import { ClaimConflict } from './parts/claim-conflict.tsx'

interface Tools {
  t: TFunction
}

const pathOf = (entry: OutboxEntry): `/${string}` => {
  const about = readClaimEntry(entry)?.about
  return about ? claimPath(about) : WALLET_CLAIMS_PATH
}

/** How the outbox speaks of payments by mobile wallet: as words of one side, never as money that came. */
export const walletsInOutbox = {
  title: (entry: OutboxEntry, { t }: Tools): string => {
    const about = readClaimEntry(entry)?.about
    if (!about) return t('wallets:outbox.unknown')
    const action = t(`wallets:actions.${about.action}`)
    return about.action === 'debt' ? action : t('wallets:outbox.title', { action, number: about.order })
  },
  lines: (entry: OutboxEntry, { t }: Tools): string[] => {
    const about = readClaimEntry(entry)?.about
    if (!about) return []
    const other = about.other && t(about.side === 'sold' ? 'wallets:claim.buyer' : 'wallets:claim.seller', { name: about.other })
    return [about.trxid, other].filter((line) => line !== '')
  },
  state: ({ state }: OutboxEntry, { t }: Tools): string | undefined =>
    state === 'waiting' || state === 'sent' ? t(`wallets:outbox.state.${state}`) : undefined,
  conflict: (entry: OutboxEntry) => {
    const read = readClaimEntry(entry)
    return read?.problem ? <ClaimConflict entry={read} at="outbox" /> : undefined
  },
  edit: () => undefined,
  maybe: ({ t }: Tools, entry: OutboxEntry) => ({
    to: pathOf(entry),
    text: t('wallets:outbox.maybe'),
    ask: t('wallets:outbox.maybeAsk'),
    linkText: t('wallets:outbox.open'),
  }),
  done: (entry: OutboxEntry, { t }: Tools): { to: string; label: string } => ({ to: pathOf(entry), label: t('wallets:outbox.open') }),
}
