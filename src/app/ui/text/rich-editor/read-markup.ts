import { $createLinkNode, $isLinkNode } from '@lexical/link'
import { $createListItemNode, $createListNode, $isListNode, type ListNode } from '@lexical/list'
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text'
import { $createLineBreakNode, $createParagraphNode, $createTextNode, $isLineBreakNode, $isTextNode, type ElementNode, type LexicalNode } from 'lexical'
import { webAddress } from '#contract/core/form-values.ts'
import { isOwnPicture, listStart, RICH_TEXT_LIMITS } from '#contract/rich-text.ts'
import { PictureNode } from './picture-node.ts'

const BOLD = 1
const ITALIC = 2
const STRUCK = 4
const UNDERLINED = 8
const CODE = 16
const MARKS: Record<string, number> = {
  STRONG: BOLD,
  B: BOLD,
  EM: ITALIC,
  I: ITALIC,
  S: STRUCK,
  DEL: STRUCK,
  STRIKE: STRUCK,
  U: UNDERLINED,
  INS: UNDERLINED,
  CODE: CODE,
  KBD: CODE,
}
const BLOCKS = new Set(
  'P DIV SECTION ARTICLE HEADER FOOTER MAIN ASIDE NAV FIGURE FIGCAPTION ADDRESS DL DT DD TABLE THEAD TBODY TFOOT TR CAPTION PRE HR FORM'.split(' '),
)
const HEADINGS: Record<string, 'h2' | 'h3' | 'h4'> = { H1: 'h2', H2: 'h2', H3: 'h3', H4: 'h4', H5: 'h4', H6: 'h4' }
/** Lists inside lists beyond this are one list: no phone has the width. */
const DEEPEST = 5

/** How the words here look. */
interface Appearance {
  format: number
  href: string | null
  /** White space counts. */
  isVerbatim: boolean
}

/** Takes words one after the other, and begins blocks as they come. */
interface Flow {
  /** The words that follow stand in a new block. */
  cut: (make?: () => ElementNode) => void
  say: (node: LexicalNode) => void
  /** True where a space would be the first sign of a line. */
  isFresh: boolean
  place: (block: ElementNode) => void
  last: () => ElementNode | undefined
  depth: number
}

/**
 * The blocks of an editor's text from cleaned markup of any origin: what has no place in a text of ours gives its words. To be called
 * where the editor is changed.
 * @param dom cleaned: nothing in it has been, or will be, part of the page.
 */
export function $blocksOf(dom: Node): ElementNode[] {
  const blocks: ElementNode[] = []
  const flow = $flowInto((block) => blocks.push(block), 0)
  $readInside(dom, flow, { format: 0, href: null, isVerbatim: false })
  flow.cut()
  return blocks
}

function $flowInto(add: (block: ElementNode) => void, depth: number): Flow {
  let block: ElementNode | undefined
  let placed: ElementNode | undefined
  let make: () => ElementNode = $createParagraphNode
  const place = (one: ElementNode) => {
    placed = one
    add(one)
  }
  const flow: Flow = {
    isFresh: true,
    depth,
    place,
    last: () => placed,
    cut: (next = $createParagraphNode) => {
      if (block) {
        $trimEnd(block)
        place(block)
      }
      block = undefined
      make = next
      flow.isFresh = true
    },
    say: (node) => {
      block ??= make()
      const before = block.getLastChild()
      // Words in two looks are one link all the same.
      if ($isLinkNode(node) && $isLinkNode(before) && before.getURL() === node.getURL()) before.append(...node.getChildren())
      else block.append(node)
    },
  }
  return flow
}

/** A space, and one break, at the end of a block show nothing. */
function $trimEnd(block: ElementNode): void {
  const last = block.getLastDescendant()
  if ($isLineBreakNode(last)) last.remove()
  if (!$isTextNode(last) || !last.getTextContent().endsWith(' ')) return
  if (last.getTextContent() === ' ') last.remove()
  else last.setTextContent(last.getTextContent().slice(0, -1))
}

function $readInside(dom: Node, flow: Flow, appearance: Appearance): void {
  for (const child of dom.childNodes) $read(child, flow, appearance)
}

function $read(node: Node, flow: Flow, appearance: Appearance): void {
  if (node.nodeType === Node.TEXT_NODE) $readWords(node.nodeValue ?? '', flow, appearance)
  else if (node instanceof HTMLElement) $readElement(node, flow, appearance)
}

function $readElement(node: HTMLElement, flow: Flow, appearance: Appearance): void {
  const { tagName } = node
  if (tagName === 'BR') {
    flow.say($createLineBreakNode())
    flow.isFresh = true
  } else if (tagName === 'IMG') $readPicture(node, flow)
  else if (tagName === 'UL' || tagName === 'OL') $readList(node, flow, appearance)
  else if (tagName === 'LI') $readBlock(node, flow, appearance)
  else if (/mso-list:(?!ignore)/i.test(styleOf(node)) && tagName === 'P') $readWordPoint(node, flow, appearance)
  else if (tagName === 'TD' || tagName === 'TH') {
    $readInside(node, flow, appearance)
    $readWords(' ', flow, appearance)
  } else if (tagName in HEADINGS || tagName === 'BLOCKQUOTE' || BLOCKS.has(tagName)) $readBlock(node, flow, appearance)
  else $readInside(node, flow, appearanceOf(node, appearance))
}

function $readBlock(node: HTMLElement, flow: Flow, appearance: Appearance): void {
  flow.cut(makerFor(node))
  // An empty line between two paragraphs, as it is stored.
  if (node.tagName === 'P' && flow.depth === 0 && [...node.childNodes].every(({ nodeName }) => nodeName === 'BR')) flow.place($createParagraphNode())
  $readInside(node, flow, { ...appearanceOf(node, appearance), isVerbatim: appearance.isVerbatim || node.tagName === 'PRE' })
  flow.cut()
}

function makerFor(node: HTMLElement): (() => ElementNode) | undefined {
  const heading = HEADINGS[node.tagName]
  if (heading) return () => $createHeadingNode(heading)
  return node.closest('blockquote') ? $createQuoteNode : undefined
}

function $readWords(text: string, flow: Flow, appearance: Appearance): void {
  if (appearance.isVerbatim) {
    for (const [at, line] of text.replace(/\r\n?/g, '\n').split('\n').entries()) {
      if (at > 0) flow.say($createLineBreakNode())
      if (line) $sayText(line, flow, appearance)
    }
    return
  }
  const words = text.replace(/[ \t\r\n\f]+/g, ' ').replace(flow.isFresh ? /^ / : /^$/, '')
  if (!words) return
  $sayText(words, flow, appearance)
  flow.isFresh = words.endsWith(' ')
}

function $sayText(text: string, flow: Flow, { format, href }: Appearance): void {
  const node = $createTextNode(text).setFormat(format)
  flow.say(href ? $createLinkNode(href).append(node) : node)
}

function $readPicture(node: HTMLElement, flow: Flow): void {
  const [src, alt] = [node.getAttribute('src') ?? '', node.getAttribute('alt') ?? '']
  if (!isOwnPicture(src)) return
  flow.say(new PictureNode(src, alt.slice(0, RICH_TEXT_LIMITS.altLongest)))
  flow.isFresh = false
}

function $readList(node: HTMLElement, flow: Flow, appearance: Appearance): void {
  flow.cut()
  const list = node.tagName === 'OL' ? $createListNode('number', listStart(node.getAttribute('start'))) : $createListNode('bullet')
  $readPoints(node, list, { flow, appearance })
  if (list.getChildrenSize() > 0) flow.place(list)
  flow.cut()
}

function $readPoints(node: HTMLElement, list: ListNode, { flow: { depth }, appearance }: { flow: Flow; appearance: Appearance }): void {
  for (const child of node.childNodes) {
    const flow = $flowInto((block) => $addPoint(list, block, depth), depth + 1)
    if (child instanceof HTMLElement && child.tagName !== 'LI') $read(child, flow, appearance)
    else
      $readInside(child.nodeType === Node.TEXT_NODE ? wrapped(child) : child, flow, child instanceof HTMLElement ? appearanceOf(child, appearance) : appearance)
    flow.cut()
  }
}

function wrapped(text: Node): Node {
  const fragment = document.createDocumentFragment()
  fragment.append(text.cloneNode())
  return fragment
}

/** Each block inside a point is a point; a list inside becomes one that Lexical sets under the one above. */
function $addPoint(list: ListNode, block: ElementNode, depth: number): void {
  if (!$isListNode(block)) list.append($createListItemNode().append(...block.getChildren()))
  else if (depth + 1 >= DEEPEST) list.append(...block.getChildren())
  else list.append($createListItemNode().append(block))
}

/** Word writes a list as paragraphs that know what they are, each with its sign as text. */
function $readWordPoint(node: HTMLElement, flow: Flow, appearance: Appearance): void {
  const sign = [...node.querySelectorAll<HTMLElement>('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)))
  const kind = /^\s*[\dA-Za-z]{1,4}[.)]/.test(sign?.textContent ?? '') ? 'number' : 'bullet'
  sign?.remove()
  const before = node.previousElementSibling
  const last = flow.last()
  const goesOn = before instanceof HTMLElement && /mso-list/i.test(styleOf(before)) && $isListNode(last) && last.getListType() === kind
  const list = goesOn ? last : $createListNode(kind)
  const inner = $flowInto((block) => $addPoint(list, block, flow.depth), flow.depth + 1)
  $readInside(node, inner, appearanceOf(node, appearance))
  inner.cut()
  flow.cut()
  if (!goesOn && list.getChildrenSize() > 0) flow.place(list)
}

const styleOf = (node: Element): string => node.getAttribute('style') ?? ''

/** By its tag and by its style, which is read and never applied: word processors say with styles what we say with tags. */
function appearanceOf(node: HTMLElement, appearance: Appearance): Appearance {
  const style = styleOf(node)
  const href = node.tagName === 'A' ? node.getAttribute('href') : null
  let format = appearance.format | (MARKS[node.tagName] ?? 0)
  if (/font-weight:\s*(?:bold|[6-9]\d\d)/i.test(style)) format |= BOLD
  else if (/font-weight:\s*(?:normal|[1-5]\d\d)/i.test(style)) format &= ~BOLD
  if (/font-style:\s*(?:italic|oblique)/i.test(style)) format |= ITALIC
  if (/text-decoration[\w-]*:[^;]*underline/i.test(style) && node.tagName !== 'A') format |= UNDERLINED
  if (/text-decoration[\w-]*:[^;]*line-through/i.test(style)) format |= STRUCK
  if (href === null) return { ...appearance, format }
  return { ...appearance, format, href: webAddress(href) ?? null }
}
