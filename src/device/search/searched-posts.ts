import { searchRows } from '#contract/core/search-rows.ts'
import { searchedTexts } from '#contract/core/searched-text.ts'
import { tagKey } from '#contract/posts/post-tags.ts'
import type { PostCard } from '#contract/posts/posts.ts'
import { POST_LIST } from '#contract/posts/posts-filter.ts'
import { POSTS } from '#contract/posts/posts-resource.ts'
import { HELD_POSTS } from '../snapshots/cached-posts.ts'
import type { SearchedNoun } from './search-cached.ts'

/** Posts as they are found among those. Not as a list: what was loaded of a feed, and what lies between, is kept by itself (`feeds.ts`). */
export const SEARCHED_POSTS: SearchedNoun<PostCard> = {
  of: HELD_POSTS,
  textsOf: (card, { description }) => ({
    ...searchedTexts(POSTS, { ...card, tags: card.tags.map(tagKey) }, {}),
    // Plain text, which may look like HTML.
    description: [description ?? card.pictures.map(({ alt }) => alt)].flat().join(' '),
  }),
  search: (rows, query, now) => searchRows(POST_LIST, rows, { values: POST_LIST.filter.read(query), now }),
}
