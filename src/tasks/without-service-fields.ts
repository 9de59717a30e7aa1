import type { Plugin } from 'vite'

/** Fields of an endpoint that only the service reads; phones know what they send by its type alone. */
export const SERVICE_FIELDS = ['body', 'isLong', 'isMoney', 'isPublicWriting', 'params', 'perMinute', 'query', 'summary'] as const

const CONTRACT = /[\\/]src[\\/]contract[\\/].*\.ts$/

interface Node {
  type: string
  start: number
  end: number
}
interface Property extends Node {
  key?: { name?: string }
}
interface Call extends Node {
  callee: Node & { name?: string }
  arguments: (Node & { properties?: Property[] })[]
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Every `endpoint({...})` below a node. */
function endpointsIn(value: unknown): Call[] {
  if (Array.isArray(value)) return value.flatMap(endpointsIn)
  if (!isNode(value)) return []
  const below = Object.values(value).flatMap(endpointsIn)
  const call = value as Call
  return call.type === 'CallExpression' && call.callee.name === 'endpoint' ? [call, ...below] : below
}

/** The same source without these fields. @param tree as the bundler parsed it */
export function withoutServiceFields(code: string, tree: unknown): string {
  const cuts = endpointsIn(tree).flatMap(({ arguments: [spec] }) =>
    (spec?.properties ?? []).flatMap(({ key, start }, at, all) =>
      SERVICE_FIELDS.some((name) => name === key?.name) ? [{ from: start, to: all[at + 1]?.start ?? (spec?.end ?? 0) - 1 }] : [],
    ),
  )
  return cuts.toSorted((a, b) => b.from - a.from).reduce((left, { from, to }) => left.slice(0, from) + left.slice(to), code)
}

/** Leaves out of what phones download what only the service reads of the contract's endpoints, and all schemas that nothing else needs. */
export const serviceFieldsStayHome = (): Plugin => ({
  name: 'hatkhola:without-service-fields',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!CONTRACT.test(id) || !code.includes('endpoint(')) return undefined
    return { code: withoutServiceFields(code, this.parse(code, { lang: 'ts' })), map: null }
  },
})
