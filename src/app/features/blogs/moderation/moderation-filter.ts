import type { AuthorFilter, CommentFilter } from './calls.ts'

const TABS = ['comments', 'authors', 'messages'] as const

/** What of the house's work is on screen. */
interface ModerationFilter {
  tab: (typeof TABS)[number]
  comments: CommentFilter
  authors: AuthorFilter
}

/** @param search of the address; what is unknown there means what waits */
export const readModerationFilter = ({ tab, filter, state }: Record<string, unknown>): ModerationFilter => ({
  tab: TABS.find((one) => one === tab) ?? 'comments',
  comments: filter === 'removed' ? 'removed' : 'waiting',
  authors: state === 'granted' ? 'granted' : 'asked',
})
