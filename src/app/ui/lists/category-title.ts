import type { Category } from '#contract/categories.ts'

/** What a category is called in the reader's language; in that of the service where it has no other. */
export const categoryTitle = ({ title, title_bn }: Pick<Category, 'title' | 'title_bn'>, language: string): string =>
  language === 'bn' ? title_bn || title : title
