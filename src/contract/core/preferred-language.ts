import { isLanguage, type Language } from './languages.ts'
import { lowerCase } from './one-form.ts'

/**
 * The language that a browser prefers among those of the interface; undefined where it names none of them.
 * @param header `Accept-Language`: `bn-BD,bn;q=0.9,en;q=0.8`
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-12.5.4
 */
export function preferredLanguage(header: string | null | undefined): Language | undefined {
  const wanted = (header ?? '').split(',').flatMap((entry) => {
    const [tag = '', ...rest] = lowerCase(entry.trim()).split(';')
    const quality = rest.find((part) => part.trim().startsWith('q='))
    const weight = quality === undefined ? 1 : Number(quality.trim().slice(2))
    const language = tag.split('-')[0]
    return isLanguage(language) && weight > 0 ? [{ language, weight }] : []
  })
  return wanted.sort((one, other) => other.weight - one.weight)[0]?.language
}
