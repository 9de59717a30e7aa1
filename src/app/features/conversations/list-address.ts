import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { ConversationsFilter } from './calls.ts'

type Path = `/${string}`

const queryOf = ({ list, unread }: ConversationsFilter) => ({ ...(list === 'support' && { list }), ...(unread && { unread: 'true' }) })

/** A screen of messages with this list on it or beside it. @param path canonical, with what it names in its query */
export function withList(path: string, filter: ConversationsFilter): Path {
  const [of = '', query] = path.split('?')
  return `${of as Path}${canonicalQuery({ ...Object.fromEntries(new URLSearchParams(query)), ...queryOf(filter) })}`
}

/** What is open, without the list beside it: the number of a conversation, or what a new one is about. @param search of the address */
export const openPath = (path: string, { kind, subject }: Record<string, unknown>): Path =>
  `${path as Path}${path === '/messages/new' ? canonicalQuery({ kind, subject }) : ''}`
