import { useLanguage } from '../../../ui/formats/use-language.ts'
import { type UsedAnswer, useAnswer } from '../../../wire/use-answer.ts'
import { type CategoryLists, loadCategoryLists } from './event-calls.ts'
import type { EventTexts } from './event-values.ts'

/** The category tree, as this phone can have it. */
export const useCategoryLists = (): UsedAnswer<CategoryLists> => useAnswer(loadCategoryLists, 'event-categories')

/** Gives the names of a chosen category and those below it, in the reader's language. */
export function useCategoryNames(): (texts: EventTexts) => string {
  const { answer } = useCategoryLists()
  const isBangla = useLanguage() === 'bn'
  const { categories = [], subcategories = [], subsubcategories = [] } = answer?.value ?? {}
  return (texts) => {
    const chosen = [
      categories.find(({ id }) => String(id) === texts.event_category),
      subcategories.find(({ id }) => String(id) === texts.event_subcategory),
      subsubcategories.find(({ id }) => String(id) === texts.event_subsubcategory),
    ]
    return chosen.flatMap((one) => (one ? [isBangla ? one.title_bn : one.title] : [])).join(' › ')
  }
}
