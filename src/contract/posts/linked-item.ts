import { lowerCase } from '../core/one-form.ts'
import { canonicalPath, splitLanguage } from '../core/paths.ts'
import { resourceOf } from '../resources.ts'
import { POST_ABOUT, type PostAbout } from './posts.ts'

const LINK = /https?:\/\/[^\s<>"']+/gi
/** What a sentence puts behind an address. */
const AFTER = /[.,;:!?।)\]}'"»”’]+$/u
const ID = /^[1-9]\d{0,9}$/

/**
 * The first event, service, job or article of this market to whose page a link in a text leads, in whatever language or spelling of the path; undefined:
 * there is none. Whether it exists is the service's to see.
 * @param origin of this market, such as `https://hatkhola.example`
 */
export function linkedItem(text: string, origin: string): { noun: PostAbout; id: number } | undefined {
  for (const [found] of text.matchAll(LINK)) {
    const address = found.replace(AFTER, '')
    const [path = ''] = address.slice(origin.length).split(/[?#]/)
    if (lowerCase(address.slice(0, origin.length)) !== origin || !path.startsWith('/')) continue
    const canonical = canonicalPath(splitLanguage(path).path)
    const at = canonical.lastIndexOf('/')
    const [page, id] = [canonical.slice(0, at), canonical.slice(at + 1)]
    const noun = POST_ABOUT.find((one) => resourceOf(one).pages.one === page)
    if (noun && ID.test(id) && Number(id) <= 2_147_483_647) return { noun, id: Number(id) }
  }
  return undefined
}
