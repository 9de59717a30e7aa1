import type { ReactNode } from 'react'
import { upperCase } from '#contract/core/one-form.ts'
import { Approvals } from './screens/approvals.tsx'
import { Orders } from './screens/orders.tsx'

/** Screens about orders and their money; undefined: the path is none of theirs. @param path what follows `/desk/` */
export function ordersScreenAt(path: string, search: Record<string, unknown>): { screen: 'orders' | 'approvals'; content: ReactNode } | undefined {
  if (path === 'approvals') return { screen: 'approvals', content: <Approvals search={search} /> }
  if (path === 'orders') return { screen: 'orders', content: <Orders search={search} open={undefined} /> }
  const open = /^orders\/(\w{1,20})$/.exec(path)?.[1]
  // Addresses are in lower case, names of orders and messages are not.
  return open === undefined ? undefined : { screen: 'orders', content: <Orders search={search} open={upperCase(open)} /> }
}
