import { inLanguage } from '../core/in-language.ts'
import { type Resource, titleOf } from '../core/resource.ts'

interface Titles {
  title: string
  /** Null where it is called the same in both languages. */
  title_bn: string | null
}

/** What a card that is suggested is called in each language. */
export function offeredTitles(resource: Pick<Resource, 'title' | 'otherTitle'>, card: unknown): Titles {
  const { otherTitle } = resource
  const named = { title: titleOf(resource, card) ?? '', second_title: otherTitle && titleOf({ title: otherTitle }, card) }
  return { title: inLanguage('en', named).title, title_bn: named.second_title ? inLanguage('bn', named).title : null }
}
