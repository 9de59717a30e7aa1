import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { Authors } from '../../features/blogs/moderation/screens/authors.tsx'
import { Bookings } from '../../features/desk/bookings/bookings.tsx'
import { Cases } from '../../features/desk/cases/screens/cases.tsx'
import { DeskDebts } from '../../features/desk/debts/debts.tsx'
import type { DeskScreen } from '../../features/desk/desk-screens.ts'
import { Disputes } from '../../features/desk/disputes/disputes.tsx'
import { Featured } from '../../features/desk/featured/featured.tsx'
import { LateOrders } from '../../features/desk/late/late-orders.tsx'
import { Licences } from '../../features/desk/licences/screens/licences.tsx'
import { ordersScreenAt } from '../../features/desk/orders/orders-screen-at.tsx'
import { Payouts } from '../../features/desk/payouts/payouts.tsx'
import { peopleScreenAt } from '../../features/desk/people/people-screen-at.tsx'
import { Figures } from '../../features/desk/screens/figures.tsx'
import { Overview } from '../../features/desk/screens/overview.tsx'
import { DeskWalletClaims } from '../../features/desk/wallet-claims/wallet-claims.tsx'
import { MovedScreen } from './moved-screen.tsx'

interface Found {
  /** Which entry of the menu is marked. */
  screen: DeskScreen
  content: ReactNode
  /** What the tab is called where the heading says more than the menu, or one thing is open that has a heading of its own; absent: as the screen is. */
  titleOf?: (t: TFunction) => string
}

/** The screen of the desk at an address; undefined: there is none. @param path what follows `/desk/` */
export function deskScreenAt(path: string, search: Record<string, unknown>): Found | undefined {
  if (path === '') return { screen: 'overview', content: <Overview /> }
  const opened = /^cases(?:\/([1-9]\d{0,9}))?$/.exec(path)
  if (opened) return { screen: 'cases', content: <Cases search={search} id={opened[1] === undefined ? undefined : Number(opened[1])} /> }
  if (path === 'authors') return { screen: 'authors', content: <Authors filter={search} /> }
  if (path === 'bookings') return { screen: 'bookings', content: <Bookings />, titleOf: (t) => t('desk:bookings.title') }
  if (path === 'disputes') return { screen: 'disputes', content: <Disputes /> }
  if (path === 'wallet') return { screen: 'wallet', content: <DeskWalletClaims />, titleOf: (t) => t('desk:wallet.title') }
  if (path === 'debts') return { screen: 'debts', content: <DeskDebts />, titleOf: (t) => t('desk:debts.title') }
  if (path === 'late') return { screen: 'late', content: <LateOrders />, titleOf: (t) => t('desk:late.title') }
  if (path === 'payouts') return { screen: 'payouts', content: <Payouts search={search} />, titleOf: (t) => t('desk:payouts.title') }
  if (path === 'licences') return { screen: 'licences', content: <Licences />, titleOf: (t) => t('desk:licences.title') }
  if (path === 'moderation') return moderation(search)
  if (path === 'featured') return { screen: 'featured', content: <Featured />, titleOf: (t) => t('desk:featured.title') }
  if (path === 'figures') return { screen: 'figures', content: <Figures /> }
  return peopleScreenAt(path, search) ?? ordersScreenAt(path, search)
}

/** What staff have as a bookmark: comments, messages and authors were one screen. */
const moderation = ({ tab }: Record<string, unknown>): Found =>
  tab === 'authors' ? { screen: 'authors', content: <MovedScreen to="/desk/authors" /> } : { screen: 'cases', content: <MovedScreen to="/desk/cases" /> }
