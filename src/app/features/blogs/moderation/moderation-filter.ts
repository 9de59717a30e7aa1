import type { AuthorFilter, CommentFilter } from './calls.ts'

/** What of the house's work is on screen. */
interface ModerationFilter {
  tab: 'comments' | 'authors'
  comments: CommentFilter
  authors: AuthorFilter
}

/** @param search of the address; what is unknown there means what waits */
export const readModerationFilter = ({ tab, filter, state }: Record<string, unknown>): ModerationFilter => ({
  tab: tab === 'authors' ? 'authors' : 'comments',
  comments: filter === 'removed' ? 'removed' : 'waiting',
  authors: state === 'granted' ? 'granted' : 'asked',
})
