import { createElement, type ReactNode } from 'react'
import type { PagePart } from '#contract/pages.ts'
import { Fold } from '../../ui/controls/fold.tsx'
import { AppLink } from '../../ui/navigation/app-link.tsx'

/** The text of a page as elements. What stands in it are words: no markup is made of them. */
export const pageText = (parts: readonly PagePart[]): ReactNode => createElement('div', { className: 'rich' }, ...parts.map(elementOf))

function elementOf(part: PagePart): ReactNode {
  if (typeof part === 'string') return part
  const { tag, href, inside } = part
  if (href !== undefined) return linkTo(href, inside.map(elementOf))
  return tag === 'details' ? fold(inside) : createElement(tag, null, ...inside.map(elementOf))
}

function linkTo(href: string, words: ReactNode[]): ReactNode {
  return href.startsWith('/') ? createElement(AppLink, { to: href as `/${string}` }, ...words) : createElement('a', { href }, ...words)
}

/** A question that opens on a press. */
function fold(inside: readonly PagePart[]): ReactNode {
  const [first, ...rest] = inside
  const hasTitle = typeof first === 'object' && first.tag === 'summary'
  const title = createElement('span', null, ...(hasTitle ? first.inside.map(elementOf) : []))
  return <Fold title={title}>{pageText(hasTitle ? rest : inside)}</Fold>
}
