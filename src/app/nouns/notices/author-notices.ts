import type { AuthorNotice } from '#contract/blogs/author-notices.ts'
import { BAD, GOOD, type NoticeView } from './notice-view.ts'

// What happened says all of it.
const ABOUT_WRITING = { title: () => '', place: () => ({ path: '/writing' }) }

export const AUTHOR_NOTICE_VIEWS: Record<AuthorNotice, NoticeView> = {
  'author-granted': { icon: 'i-lucide-pen-line', colour: GOOD, ...ABOUT_WRITING },
  'author-refused': { icon: 'i-lucide-circle-alert', colour: BAD, ...ABOUT_WRITING },
  'author-revoked': { icon: 'i-lucide-circle-alert', colour: BAD, ...ABOUT_WRITING },
}
