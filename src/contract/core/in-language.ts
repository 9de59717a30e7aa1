import { scriptLanguage } from './text.ts'

interface Titled {
  title?: string | null | undefined
  second_title?: string | undefined
}

/** A field that says something in the other language is called as the first one is, after this. */
const SECOND = 'second_'

/**
 * An item in two languages, for a reader: the texts in their language stand first. What is not there in it stays as it is; an item that needs
 * no change is the same object.
 */
export function inLanguage<T extends Titled>(language: string, item: T): T {
  const { title, second_title } = item
  if (!second_title || scriptLanguage(title ?? '') === language || scriptLanguage(second_title) !== language) return item
  const swapped = Object.entries(item).flatMap(([name, value]) => {
    const first = name.slice(SECOND.length)
    return name.startsWith(SECOND) && value && first in item
      ? [
          [first, value],
          [name, item[first as keyof T]],
        ]
      : []
  })
  return { ...item, ...Object.fromEntries(swapped) }
}
