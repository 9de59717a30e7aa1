import { BLOG_LIST } from '#contract/blogs/blogs-filter.ts'
import { BLOGS } from '#contract/blogs/blogs-resource.ts'
import { HELD_BLOGS } from '../snapshots/cached-blogs.ts'
import { cachedCards } from '../snapshots/cached-cards.ts'
import { SEARCHED_CATEGORIES } from './searched-categories.ts'
import { searchedList } from './searched-list.ts'

/** Articles as they are found among those. */
export const SEARCHED_BLOGS = searchedList({
  resource: BLOGS,
  held: HELD_BLOGS,
  list: BLOG_LIST,
  category: { slugOf: ({ category }) => category },
  categoryNames: {
    nouns: ['categories'],
    read: (answers) => {
      const named = new Map(cachedCards(SEARCHED_CATEGORIES.of, answers).map(({ card: { slug, title, title_bn } }) => [slug, `${title} ${title_bn ?? ''}`]))
      return ({ category }) => named.get(category ?? '') ?? ''
    },
  },
  sortedUnder: ({ tags }) => tags,
})
