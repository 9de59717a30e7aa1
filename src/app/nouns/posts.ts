import { pagePath } from '#contract/core/resource.ts'
import type { PostCard } from '#contract/posts/posts.ts'
import { POSTS } from '#contract/posts/posts-resource.ts'
import type { Row, RowTools } from './row.ts'

export const POST_ICON = 'i-lucide-message-square-text'

/** A post that was found: its first words, whose they are, and from when. Pictures without description leave it without words of its own. */
export const postHit = ({ id, title, author_name, published_at, pictures: [picture] }: PostCard, { t, format }: RowTools): Row => ({
  href: pagePath(POSTS, id),
  title: title || t('search:postBy', { name: author_name }),
  picture: picture ? { src: picture.file, tone: picture.tone, isSquare: true } : null,
  icon: POST_ICON,
  facts: [title && author_name, format.day(published_at)],
})
