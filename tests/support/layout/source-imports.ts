import { parseSync } from 'vite'

/** One place where a source file reaches for another. `target` is undefined when it is computed at run time. */
export interface SourceImport {
  target: string | undefined
  line: number
}

interface SyntaxNode {
  type: string
  start: number
  end: number
  source?: SyntaxNode | null
  callee?: SyntaxNode
  arguments?: SyntaxNode[]
  elements?: SyntaxNode[]
  value?: unknown
}

/** Nodes that name another file in `source`; the third one only when it re-exports. */
const REACHES_OUT = ['ImportDeclaration', 'ExportAllDeclaration', 'ExportNamedDeclaration', 'ImportExpression', 'TSImportType']

/** Everything a source file imports, in whatever form: static, type-only, re-exported, dynamic, in a type, or by a glob. */
export function importsOf(file: string, source: string): SourceImport[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return nodesOf(program).flatMap((node) => {
    const named = REACHES_OUT.includes(node.type) ? [node.source] : globsOf(node, source)
    const line = source.slice(0, node.start).split('\n').length
    return named.flatMap((one) => (one ? { target: typeof one.value === 'string' ? one.value : undefined, line } : []))
  })
}

/** The patterns of a glob, one or a list; those that leave files out do not reach for anything. */
function globsOf({ type, callee, arguments: [first] = [] }: SyntaxNode, source: string): SyntaxNode[] {
  if (type !== 'CallExpression' || !callee || !first || !/^import\.meta\.glob\b/.test(source.slice(callee.start, callee.end))) return []
  return (first.elements ?? [first]).filter((pattern) => !String(pattern.value).startsWith('!'))
}

function nodesOf(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(nodesOf)
  return isNode(value) ? [value, ...below] : below
}

const isNode = (value: object): value is SyntaxNode => 'type' in value && 'start' in value
