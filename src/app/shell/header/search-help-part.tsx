import { SearchHelp, type SearchHelpProps } from '../../features/search/parts/search-help.tsx'
import { useTextsOf } from '../use-texts-of.ts'

/** Help with a search, on whichever screen its field stands, once its words are there. */
export function SearchHelpPart(props: SearchHelpProps) {
  return useTextsOf('/search', true) ? <SearchHelp {...props} /> : null
}
