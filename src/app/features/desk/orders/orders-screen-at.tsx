import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { upperCase } from '#contract/core/one-form.ts'
import { isMessage } from './is-message.ts'
import { Approvals } from './screens/approvals.tsx'
import { Orders } from './screens/orders.tsx'

interface Found {
  screen: 'orders' | 'approvals'
  content: ReactNode
  /** What is open, as its heading says it. */
  titleOf?: (t: TFunction) => string
}

/** Screens about orders and their money; undefined: the path is none of theirs. @param path what follows `/desk/` */
export function ordersScreenAt(path: string, search: Record<string, unknown>): Found | undefined {
  if (path === 'approvals') return { screen: 'approvals', content: <Approvals search={search} /> }
  if (path === 'orders') return { screen: 'orders', content: <Orders search={search} open={undefined} /> }
  const written = /^orders\/(\w{1,20})$/.exec(path)?.[1]
  if (written === undefined) return undefined
  // Addresses are in lower case, names of orders and messages are not.
  const open = upperCase(written)
  const titleOf: Found['titleOf'] = (t) => (isMessage(open) ? t('desk:orders.messages.one', { name: open }) : open)
  return { screen: 'orders', content: <Orders search={search} open={open} />, titleOf }
}
