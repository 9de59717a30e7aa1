/** A rule of the style, as the build takes it apart. @see src/tasks/style-rules.ts */
export interface StyleRule {
  /** Each with the classes without which it dresses nothing. */
  selectors: [selector: string, classes: string[]][]
  /** Declarations. */
  body: string
  /** The conditions it stands in, outermost first: `@media (…)`. */
  around: string[]
}

/**
 * The style of one document: of all rules, in their order, those that can dress something in it. The whole sheet comes with the scripts, before
 * anything is shown that the server did not write.
 * @param rules a text is taken as it is; @param html what stands in the document.
 */
export function styleIn(rules: readonly (StyleRule | string)[], html: string): string {
  const classes = classesIn(html)
  let style = ''
  let open: readonly string[] = []
  const add = (css: string, around: readonly string[]) => {
    if (around.join() !== open.join()) style += '}'.repeat(open.length) + around.map((condition) => `${condition}{`).join('')
    open = around
    style += css
  }
  for (const rule of rules) {
    if (typeof rule === 'string') add(rule, [])
    else {
      const selectors = rule.selectors.flatMap(([selector, needed]) => (needed.every((name) => classes.has(name)) ? selector : []))
      if (selectors.length > 0) add(`${selectors.join()}{${rule.body}}`, rule.around)
    }
  }
  add('', [])
  return style
}

/** Also those that only look like some, in a text: a rule too many harms nobody. */
function classesIn(html: string): Set<string> {
  const found = new Set<string>()
  for (const [, words = ''] of html.matchAll(/ class="([^"]+)"/g)) for (const word of words.split(' ')) found.add(word)
  // React escapes what a class may have of these.
  return new Set([...found].map((word) => word.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')))
}
