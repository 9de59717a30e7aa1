import { type Plugin, parseAst } from 'vite'

/** For the worker, which uses little of the contract: reading a property, and calling what makes a schema, does nothing by itself. */
export const PURE_CONTRACT = {
  propertyReadSideEffects: false,
  manualPureFunctions: ['listQuery', 'oneLine', 'oneLineRequired', 'someLines', 'strictWhole', 'typed', 'wholeText', 'wholeTextOrNone', 'words'],
} as const

type Node = ReturnType<typeof parseAst>['body'][number]

const CONTRACT = /[\\/]src[\\/]contract[\\/](?:[\w-]+[\\/])?[\w-]+\.ts$/
/** What an endpoint says to the service and its readers: no phone asks for it. What a form checks has a name of its own. */
const NOT_FOR_PHONES: readonly string[] = ['summary', 'params', 'query', 'body', 'perMinute', 'isMoney']

/** Leaves out of what phones fetch what the contract says for the service alone, and with it every schema that nothing else needs. */
export function leanEndpoints(): Plugin {
  return {
    name: 'hatkhola:lean-endpoints',
    apply: 'build',
    // When the types are gone.
    enforce: 'post',
    // A file of the contract only declares: what is left without a use may go whole.
    transform: { filter: { id: CONTRACT }, handler: (code) => ({ code: withoutServiceParts(code), map: null, moduleSideEffects: false }) },
  }
}

/** @param code JavaScript in which endpoints are declared. */
export function withoutServiceParts(code: string): string {
  const cuts = parseAst(code).body.flatMap(cutsIn)
  return cuts.reduceRight((left, [from, to]) => left.slice(0, from) + left.slice(to), code)
}

/** From where to where there is something to leave out, in order. */
function cutsIn(node: Node): [from: number, to: number][] {
  const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'endpoint') return []
    const [spec] = init.arguments
    if (spec?.type !== 'ObjectExpression') return []
    return spec.properties.flatMap((property, at): [number, number][] => {
      const isOut = property.type === 'Property' && property.key.type === 'Identifier' && NOT_FOR_PHONES.includes(property.key.name)
      return isOut ? [[property.start, spec.properties[at + 1]?.start ?? property.end]] : []
    })
  })
}
