import type { ReactNode } from 'react'
import { Moderation } from '../../features/blogs/moderation/screens/moderation.tsx'
import { ReportedList } from '../../features/conversations/parts/reported-list.tsx'
import type { DeskScreen } from '../../features/desk/desk-screens.ts'
import { Featured } from '../../features/desk/featured/featured.tsx'
import { ordersScreenAt } from '../../features/desk/orders/orders-screen-at.tsx'
import { peopleScreenAt } from '../../features/desk/people/people-screen-at.tsx'
import { Figures } from '../../features/desk/screens/figures.tsx'
import { Overview } from '../../features/desk/screens/overview.tsx'

interface Found {
  /** Which entry of the menu is marked. */
  screen: DeskScreen
  content: ReactNode
}

/** The screen of the desk at an address; undefined: there is none. @param path what follows `/desk/` */
export function deskScreenAt(path: string, search: Record<string, unknown>): Found | undefined {
  if (path === '') return { screen: 'overview', content: <Overview /> }
  if (path === 'moderation') return { screen: 'moderation', content: <Moderation filter={search} messages={<ReportedList />} /> }
  if (path === 'featured') return { screen: 'featured', content: <Featured /> }
  if (path === 'figures') return { screen: 'figures', content: <Figures /> }
  return peopleScreenAt(path, search) ?? ordersScreenAt(path, search)
}
