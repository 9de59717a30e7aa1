import type { ServiceCategory } from '#contract/services/services.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { type UsedAnswer, useAnswer } from '../../../wire/use-answer.ts'
import { loadServiceCategories } from './service-calls.ts'
import type { ServiceTexts } from './service-values.ts'

/** The tree of categories, as this phone can have it; asked for again by itself while it is missing. */
export const useServiceCategories = (): UsedAnswer<ServiceCategory[]> => useAnswer(loadServiceCategories, 'service-categories')

/** Gives the names of a chosen category and the one below it, in the reader's language. */
export function useCategoryNames(): (texts: ServiceTexts) => string {
  const { answer } = useServiceCategories()
  const isBangla = useLanguage() === 'bn'
  const tree = answer?.value ?? []
  return ({ service_category, service_subcategory }) =>
    [service_category, service_subcategory]
      .flatMap((chosen) => tree.filter(({ id }) => String(id) === chosen))
      .map(({ title, title_bn }) => (isBangla ? title_bn : title))
      .join(' › ')
}
