import type { i18n as I18n } from 'i18next'
import type { SearchQuestion } from '#contract/search-kinds.ts'

/** What a search says of itself. Its answers have pages of their own: search engines are to find those. */
export const searchHead = ({ q }: SearchQuestion, { texts }: { texts: I18n }) => ({
  title: q ? texts.t('heads:search.titleOf', { words: q }) : texts.t('heads:search.title'),
  description: texts.t('heads:search.description'),
  canonicalPath: '/search',
  isPrivate: true,
})
