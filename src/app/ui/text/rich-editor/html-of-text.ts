import { $isLinkNode } from '@lexical/link'
import { $isListItemNode, $isListNode, type ListItemNode, type ListNode } from '@lexical/list'
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import { $getRoot, $isElementNode, $isLineBreakNode, $isTextNode, type ElementNode, type LexicalNode, type TextFormatType } from 'lexical'
import { isWebLink } from './links.ts'
import { $isPictureNode } from './picture-node.ts'

/** Outermost first: always in this order, so that the same text gives the same markup. */
const MARKS: readonly (readonly [TextFormatType, string])[] = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strikethrough', 's'],
  ['code', 'code'],
]
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const NBSP = '\u00a0'

/**
 * The markup of the text, for everybody who reads it: only the tags that the service stores, no attributes but addresses, the words of
 * a picture, and the number that a list begins with. An empty text gives an empty string. To be called where the editor is read.
 */
export function $htmlOfText(): string {
  const blocks = $getRoot().getChildren().map($block)
  const said = blocks.findLastIndex((html) => html !== EMPTY)
  // What stands empty below the last word is where the next one would go.
  return blocks.slice(0, said + 1).join('')
}

const EMPTY = '<p></p>'
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
const quote = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

function $block(node: LexicalNode): string {
  if ($isListNode(node)) return $list(node)
  if (!$isElementNode(node)) return `<p>${$inline(node)}</p>`
  const inside = $line(node)
  const tag = $tagOf(node)
  return inside === '' ? EMPTY : `<${tag}>${inside}</${tag}>`
}

function $tagOf(block: ElementNode): string {
  if ($isHeadingNode(block)) return block.getTag()
  return $isQuoteNode(block) ? 'blockquote' : 'p'
}

/** A list inside a list belongs to the point above it; Lexical keeps it as a point of its own. */
function $list(list: ListNode): string {
  const points: string[] = []
  for (const item of list.getChildren()) {
    if (!$isListItemNode(item)) continue
    const html = $point(item)
    if (isNest(item) && points.length > 0) points.push(`${points.pop()?.replace(/<\/li>$/, '')}${html}</li>`)
    else points.push(`<li>${html}</li>`)
  }
  const tag = list.getTag()
  const start = tag === 'ol' && list.getStart() > 1 ? ` start="${list.getStart()}"` : ''
  return points.length === 0 ? '' : `<${tag}${start}>${points.join('')}</${tag}>`
}

const isNest = (item: ListItemNode): boolean => $isListNode(item.getFirstChild())

const $point = (item: ListItemNode): string => {
  const nested = item.getChildren().filter($isListNode)
  return nested.length > 0 ? nested.map($list).join('') : $line(item)
}

/** The inside of one block. Spaces at its ends, and all but one of several, would be swallowed by a browser. */
function $line(block: ElementNode): string {
  const html = block
    .getChildren()
    .map($inline)
    .join('')
    .replace(/(?:<br>)+$/, '')
  return html.replace(/^ | $/g, NBSP).replace(/(<br>) | (?=<br>)/g, (found, br: string | undefined) => (br ? `${br}${NBSP}` : NBSP.repeat(found.length)))
}

function $inline(node: LexicalNode): string {
  if ($isLineBreakNode(node)) return '<br>'
  if ($isPictureNode(node)) return `<img src="${quote(node.getSrc())}" alt="${quote(node.getAlt())}">`
  if ($isLinkNode(node)) {
    const inside = node.getChildren().map($inline).join('')
    return isWebLink(node.getURL()) && inside !== '' ? `<a href="${quote(node.getURL())}">${inside}</a>` : inside
  }
  if ($isTextNode(node)) {
    const text = escaped(node.getTextContent().replace(/\t/g, '    ')).replace(/ {2,}/g, (run) => `${NBSP.repeat(run.length - 1)} `)
    return text === '' ? '' : MARKS.reduceRight((inside, [format, tag]) => (node.hasFormat(format) ? `<${tag}>${inside}</${tag}>` : inside), text)
  }
  return $isElementNode(node) ? node.getChildren().map($inline).join('') : ''
}
