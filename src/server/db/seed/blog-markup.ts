import { composed } from '#contract/core/one-form.ts'
import type { MotifName } from './drawing/motifs.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Of one line: `**strong**`, `*stressed*`, and between backticks what a machine reads. */
const inline = (text: string): string =>
  escaped(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>')
    .replace(/`(.+?)`/g, '<code>$1</code>')

const listOf = (tag: 'ul' | 'ol', block: string, mark: RegExp) =>
  `<${tag}>${block
    .split('\n')
    .map((one) => `<li>${inline(one.replace(mark, ''))}</li>`)
    .join('')}</${tag}>`

const PICTURE = /^!\[(.+)\]\((\w+) (\d+)\)$/

/** Gives the path of a picture. */
type PaintPicture = (motif: MotifName, tone: number) => string

/**
 * The markup of an article, as its author's editor would have stored it: already in the form that cleaning leaves alone. Blocks stand between empty
 * lines: `## ` and `### ` headings, `> ` a quotation, `- ` or `1. ` lists, lines moved in by four what a machine reads, `![in words](motif tone)` a picture.
 */
export function blogHtml(text: string, paint: PaintPicture): string {
  return composed(text)
    .split(/\n{2,}/)
    .map((block) => blockHtml(block, paint))
    .join('')
}

function blockHtml(block: string, paint: PaintPicture): string {
  const [, words, motif, tone] = PICTURE.exec(block) ?? []
  if (words && motif) return `<p><img src="${paint(motif as MotifName, Number(tone))}" alt="${escaped(words)}" /></p>`
  if (block.startsWith('### ')) return `<h3>${inline(block.slice(4))}</h3>`
  if (block.startsWith('## ')) return `<h2>${inline(block.slice(3))}</h2>`
  if (block.startsWith('> ')) return `<blockquote>${inline(block.slice(2))}</blockquote>`
  if (block.startsWith('- ')) return listOf('ul', block, /^- /)
  if (/^\d+\. /.test(block)) return listOf('ol', block, /^\d+\. /)
  if (block.startsWith('    ')) return `<pre><code>${escaped(block.replace(/^ {4}/gm, ''))}</code></pre>`
  return `<p>${inline(block)}</p>`
}
