import { inLanguage } from '../core/in-language.ts'
import type { Language } from '../core/languages.ts'
import type { BlogCard } from './blogs.ts'

/** An article to a reader: in their language, where its author wrote it in both. */
export function blogIn<B extends Pick<BlogCard, 'title' | 'second_title' | 'language'>>(language: Language, blog: B): B {
  const shown = inLanguage(language, blog)
  return shown === blog ? blog : { ...shown, language }
}
