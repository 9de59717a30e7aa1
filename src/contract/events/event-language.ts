import { scriptLanguage } from '../core/text.ts'

interface Titled {
  title: string
  second_title?: string | undefined
  description?: string | undefined
  second_description?: string | undefined
}

/**
 * An event to a reader: title and description in their language first, where its seller gave them in both. What is not there in it stays as it
 * is; an event that needs no change is the same object.
 */
export function eventIn<E extends Titled>(language: string, event: E): E {
  const { title, second_title = '', description = '', second_description = '' } = event
  if (second_title === '' || scriptLanguage(title) === language || scriptLanguage(second_title) !== language) return event
  const texts = second_description === '' ? {} : { description: second_description, second_description: description }
  return { ...event, title: second_title, second_title: title, ...texts }
}
