import type { SearchFilter } from '#contract/search/search-kinds.ts'
import type { HeadTools, PageHead } from '../../ui/navigation/page-head.ts'

/** What a search says of itself. Its answers have pages of their own: search engines are to find those. */
export const searchHead = ({ q }: SearchFilter, { texts }: Pick<HeadTools, 'texts'>): PageHead => ({
  title: q ? texts.t('heads:search.titleOf', { words: q }) : texts.t('heads:search.title'),
  description: texts.t('heads:search.description'),
  canonicalPath: '/search',
  isPrivate: true,
})
