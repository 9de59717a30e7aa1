/** What an article says, in its row and in those of its revisions: in one language, or in two. */
export const BLOG_WORDS = ['title', 'summary', 'content', 'second_title', 'second_summary', 'second_content'] as const
export type BlogWords = Readonly<Record<(typeof BLOG_WORDS)[number], string>>

/** The editor's own states of its texts. */
export const BLOG_STATES = ['content_state', 'second_content_state'] as const
