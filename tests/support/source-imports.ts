import { parseSync, Visitor } from 'vite'

/** One place where a source file reaches for another. `target` is undefined when it is computed at run time. */
export interface SourceImport {
  target: string | undefined
  line: number
}

/** Everything a source file imports, in whatever form: static, type-only, re-exported, dynamic, in a type, or by a glob. */
export function importsOf(file: string, source: string): SourceImport[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const found: SourceImport[] = []
  const add = (node: { start: number }, target: unknown) => {
    found.push({ target: typeof target === 'string' ? target : undefined, line: source.slice(0, node.start).split('\n').length })
  }
  new Visitor({
    ImportDeclaration: (node) => add(node, node.source.value),
    ExportAllDeclaration: (node) => add(node, node.source.value),
    ExportNamedDeclaration: (node) => {
      if (node.source) add(node, node.source.value)
    },
    ImportExpression: (node) => add(node, literalOf(node.source)),
    TSImportType: (node) => add(node, literalOf(node.source)),
    CallExpression: (node) => {
      if (/^import\.meta\.glob\b/.test(source.slice(node.callee.start, node.callee.end))) add(node, literalOf(node.arguments[0]))
    },
  }).visit(program)
  return found
}

const literalOf = (node: object | undefined): unknown => (node && 'value' in node ? node.value : undefined)
