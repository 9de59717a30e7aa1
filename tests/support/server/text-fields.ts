import type { EndpointSpec } from '#contract/core/endpoint.ts'

/** One text that a request may have, as the names on the way to it; a number stands for the first item of a list. */
export interface TextField {
  part: 'params' | 'query' | 'body'
  path: readonly (string | number)[]
}

interface Schema {
  type: string
  pipe?: readonly Schema[]
  wrapped?: Schema
  item?: Schema
  value?: Schema
  entries?: Readonly<Record<string, Schema>>
  options?: readonly unknown[]
}

const PARTS = ['params', 'query', 'body'] as const

/** Every text of an endpoint's address, query, body and form, found in its schemas. */
export function textFieldsOf(endpoint: EndpointSpec): TextField[] {
  return PARTS.flatMap((part) => {
    const schema = part === 'body' && endpoint.upload ? undefined : endpoint[part]
    return schema ? pathsIn(schema as unknown as Schema).map((path) => ({ part, path })) : []
  })
}

/** Where texts stand in what a schema takes; of alternatives, in each. */
function pathsIn({ type, pipe, wrapped, item, value, entries, options }: Schema): (string | number)[][] {
  const [first] = pipe ?? []
  const below = (name: string | number, schema: Schema) => pathsIn(schema).map((path) => [name, ...path])
  if (first && first.type !== type) return pathsIn(first)
  if (type === 'string' || type === 'picklist' || type === 'literal') return [[]]
  if (wrapped) return pathsIn(wrapped)
  if (item) return below(0, item)
  if (entries) return Object.entries(entries).flatMap(([name, schema]) => below(name, schema))
  if (value) return below('1', value)
  if (options) return onceEach(options.flatMap((option) => (typeof option === 'object' ? pathsIn(option as Schema) : [])))
  return []
}

const onceEach = (paths: (string | number)[][]) => [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()]

/** The same value with another text at one place; what is missing on the way there is made. */
export function withText(given: unknown, [name, ...rest]: TextField['path'], text: string): unknown {
  if (name === undefined) return text
  if (typeof name === 'number') return [withText(Array.isArray(given) ? given[0] : undefined, rest, text)]
  const held = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
  return { ...held, [name]: withText(held[name], rest, text) }
}
