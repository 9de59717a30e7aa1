import type { ReactNode } from 'react'
import { Log } from './screens/log.tsx'
import { Objections } from './screens/objections.tsx'
import { People } from './screens/people.tsx'
import { Person } from './screens/person.tsx'

interface Found {
  screen: 'people' | 'objections' | 'log'
  content: ReactNode
  /** Who is open, as the heading says it. */
  titleOf?: () => string
}

/** Screens about people; undefined: the path is none of theirs. @param path what follows `/desk/` */
export function peopleScreenAt(path: string, search: Record<string, unknown>): Found | undefined {
  const text = (name: string) => (search[name] === undefined ? '' : String(search[name]))
  if (path === 'people') return { screen: 'people', content: <People q={text('q')} /> }
  if (path === 'objections') return { screen: 'objections', content: <Objections /> }
  if (path === 'log') return { screen: 'log', content: <Log filter={{ kind: text('kind'), user: text('user'), by: text('by') }} /> }
  const username = /^people\/([^/]+)$/.exec(path)?.[1]
  if (username === undefined) return undefined
  return { screen: 'people', content: <Person key={username} username={username} />, titleOf: () => username }
}
