const SVG = 'http://www.w3.org/2000/svg'

/** One icon: its name, and its shapes with their attributes. */
export type Drawing = readonly [name: string, shapes: readonly (readonly [tag: string, attributes: Record<string, string>])[]]

/** Adds the icons that the page has not, element by element: text that becomes markup is what the policy refuses. */
export function addIcons(sprite: Element, drawings: readonly Drawing[]): void {
  const missing = drawings.filter(([name]) => !document.getElementById(name))
  sprite.append(
    ...missing.map(([id, shapes]) =>
      element(
        'symbol',
        { id, viewBox: '0 0 24 24' },
        shapes.map(([tag, attributes]) => element(tag, attributes)),
      ),
    ),
  )
}

function element(tag: string, attributes: Record<string, string>, children: Element[] = []): Element {
  const made = document.createElementNS(SVG, tag)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}
