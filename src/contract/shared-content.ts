import { boundMarks } from './core/one-form.ts'

/** What stands in the words of something shared. */
export interface SharedWords {
  title: string
  /** Without the link. */
  text: string
  /** Of the web, whole; empty where there is none. */
  url: string
}

const LINK_AT_END = /(?:^|\s)(https?:\/\/\S+)\s*$/i

/** The words, sorted: Android's browsers put the link at the end of the text. */
export function wordsOf(item: SharedWords): SharedWords {
  const text = item.text.trim()
  const own = webLink(item.url)
  const [found = '', last = ''] = own ? [] : (LINK_AT_END.exec(text) ?? [])
  const url = own || webLink(last)
  const rest = url && found ? text.slice(0, -found.length).trim() : text
  return { title: item.title.trim(), text: rest === url ? '' : rest, url }
}

const WEB_LINK = /^https?:\/\/[^\s/?#]\S*$/i

/** The address, if it leads to the web; else empty. */
function webLink(text: string): string {
  const address = text.trim()
  return WEB_LINK.test(address) ? address : ''
}

/** Words as a form begins with them: a title that fits, and everything else as the markup of a text, its link below. @param longest characters of the title */
export function draftOf(words: SharedWords, longest: number): { title: string; html: string } {
  const title = words.title || (words.text.split('\n')[0] ?? '')
  const short = shortened(oneLine(title), longest)
  // A title that was cut, or that is not the text's own first line, must not be lost.
  const isWhole = short === oneLine(title)
  const text = words.title && !isWhole ? `${words.title}\n${words.text}` : words.text
  const paragraphs = text.split(/\n+/).flatMap((line) => (line.trim() ? [`<p>${escaped(line.trim())}</p>`] : []))
  const link = words.url ? [`<p><a href="${escaped(words.url)}">${escaped(words.url)}</a></p>`] : []
  return { title: boundMarks(short), html: boundMarks([...paragraphs, ...link].join('')) }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Cut between words where there is one. */
function shortened(text: string, longest: number): string {
  const letters = [...text]
  if (letters.length <= longest) return text
  const cut = letters.slice(0, longest - 1).join('')
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : cut.length)}…`
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
