import { inLanguage } from '#contract/core/in-language.ts'
import { useLanguage } from '../formats/use-language.ts'
import { usePageTitle } from './use-page-title.ts'

/** Names the page after what it shows, in the reader's language where it has a title in it, as its heading does. */
export function useItemTitle(item: { title: string; second_title?: string | undefined }): void {
  usePageTitle(inLanguage(useLanguage(), item).title)
}
