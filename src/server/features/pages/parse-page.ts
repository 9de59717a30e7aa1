import { PAGE_HREF, PAGE_TAGS, type PageElement, type PagePart } from '#contract/pages.ts'

/** The file of a page cannot be read. Its message names file and line, for the operator who changed it. */
export class PageBroken extends Error {
  override name = 'PageBroken'
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }
/** One of: a comment, a tag, the words between tags. */
const TOKENS = /<!--[\s\S]*?-->|<(\/?)([^\s>/]+)([^>]*)>|[^<]+|</g

/**
 * Reads the few elements of HTML of which pages are made; spaces are joined as browsers do it, and between blocks dropped.
 * @param file named in what is wrong with it
 * @throws {PageBroken} an element, attribute or sign that pages do not have, or one that is not closed
 */
export function parsePage(html: string, file: string): PagePart[] {
  const root: PagePart[] = []
  const open: PageElement[] = []
  const broken = (at: number, what: string): never => {
    throw new PageBroken(`${file}, line ${html.slice(0, at).split('\n').length}: ${what}`)
  }
  for (const { 0: token, 1: slash, 2: tag, 3: attributes = '', index } of html.matchAll(TOKENS)) {
    const inside = open.at(-1)?.inside ?? root
    if (token.startsWith('<!--')) continue
    if (tag === undefined) {
      if (token === '<') broken(index, '“<” stands for itself only as &lt;')
      addWords(inside, token, (what) => broken(index, what))
    } else if (slash) {
      if (open.pop()?.tag !== tag) broken(index, `</${tag}> closes nothing`)
    } else {
      const element =
        elementOf(tag, attributes) ?? broken(index, `<${tag}${attributes}> is none of ${PAGE_TAGS.join(', ')}; a has an href and nothing else has anything`)
      inside.push(element)
      open.push(element)
    }
  }
  const left = open.at(-1)
  if (left) broken(html.length, `<${left.tag}> is not closed`)
  return root
}

function elementOf(tag: string, attributes: string): PageElement | undefined {
  const known = PAGE_TAGS.find((one) => one === tag)
  if (known !== 'a') return known && attributes === '' ? { tag: known, inside: [] } : undefined
  const href = /^\s+href="([^"<>\s]+)"$/.exec(attributes)?.[1] ?? ''
  return PAGE_HREF.test(href) ? { tag: known, href, inside: [] } : undefined
}

function addWords(inside: PagePart[], text: string, broken: (what: string) => never): void {
  // Where lines are broken between blocks nothing is said.
  if (/^\s*\n\s*$/.test(text)) return
  const words = text
    .replace(/\s+/g, ' ')
    .replace(/&(\w*);?/g, (sign, name: string) => ENTITIES[name] ?? broken(`${sign} is none of &${Object.keys(ENTITIES).join('; &')};`))
  inside.push(words)
}
