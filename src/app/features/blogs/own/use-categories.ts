import type { Category } from '#contract/categories.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { categoryTitle } from '../../../ui/lists/category-title.ts'
import { type UsedAnswer, useAnswer } from '../../../wire/use-answer.ts'
import { loadCategories } from './calls.ts'

/** The categories of the market, as this phone can have them; asked for again by itself while they are missing. */
export const useCategories = (): UsedAnswer<Category[]> => useAnswer(loadCategories, 'categories')

/** Gives the name of a category in the reader's language; its slug while the names are not there. */
export function useCategoryName(): (slug: string) => string {
  const { answer } = useCategories()
  const language = useLanguage()
  return (slug) => {
    const found = answer?.value.find((one) => one.slug === slug)
    return found ? categoryTitle(found, language) : slug
  }
}
