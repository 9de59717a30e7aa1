import { type AnyNode, type AtRule, parse, type Rule } from 'postcss'

/** As `StyleRule` in src/app/document-style.ts, which picks from them. */
interface StyleRule {
  selectors: [selector: string, classes: string[]][]
  body: string
  around: string[]
}

/** Set by programs on the root: their rules stand wherever what they dress does. */
const STATES = new Set(['alive', 'js', 'signed-in'])
/** What a selector says of others than the dressed one, or of what it is not. */
const CONDITIONS = /:(?:not|has|is|where)\((?:[^()]|\([^()]*\))*\)/g
/** A letter said by its number. */
const CODES = /\\[\da-f]/i
const CLASS = /\.((?:\\.|[\w-])+)/g

/** Takes a style sheet apart into rules, in their order, so that a document can be given those it has a use for. */
export function styleRulesOf(css: string): (StyleRule | string)[] {
  const take = (nodes: AnyNode[], around: string[]): (StyleRule | string)[] =>
    nodes.flatMap((node) => {
      if (node.type === 'rule') return { selectors: selectorsOf(node), body: bodyOf(node), around }
      if (node.type === 'atrule' && (node.name === 'media' || node.name === 'supports'))
        return take(node.nodes ?? [], [...around, `@${node.name} ${node.params}`])
      // What belongs to no element, such as a movement.
      return node.type === 'comment' ? [] : node.toString()
    })
  return take(parse(css).nodes as AnyNode[], [])
}

const bodyOf = (rule: Rule | AtRule): string => (rule.nodes ?? []).map(String).join(';')

const selectorsOf = (rule: Rule): StyleRule['selectors'] => rule.selectors.map((selector) => [selector, classesOf(selector)])

/** The classes that must stand in a document for this selector to dress anything; none where its names are not easily read. */
function classesOf(selector: string): string[] {
  if (CODES.test(selector)) return []
  const named = [...selector.replaceAll(CONDITIONS, '').matchAll(CLASS)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'))
  return named.filter((name) => !STATES.has(name))
}
