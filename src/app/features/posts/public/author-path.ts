import type { PostCard } from '#contract/posts/posts.ts'

/** Where who wrote a post is read. */
export const authorPath = ({ author_slug, author_username }: Pick<PostCard, 'author_slug' | 'author_username'>): `/${string}` =>
  author_slug === null ? `/people/${author_username}` : `/seller/${author_slug}`
