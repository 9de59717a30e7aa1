import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { canonicalQuery, type EndpointSpec } from '#contract/core/endpoint.ts'
import { HEADERS } from '#contract/core/headers.ts'
import { lowerCase } from '#contract/core/one-form.ts'
import { PROBLEMS } from '#contract/core/problem.ts'
import { PRODUCT } from '#contract/core/product.ts'

/** The fields of a JSON Schema that this file looks into. */
interface ObjectSchema {
  properties?: Record<string, unknown>
  required?: string[]
}

const CODES = Object.entries(PROBLEMS).flatMap(([code, status]) => (status > 0 ? [code] : []))
const Problem = {
  type: 'object',
  description: 'What went wrong (RFC 9457). `code` is stable; `fields` names the inputs at fault.',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { const: 'about:blank' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { enum: CODES },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    request_id: { type: 'string' },
  },
}

const ONCE_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `The same key again gets the same answer, with ${HEADERS.replayed}: true, and acts no second time. Kept for 30 days, for one account`,
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{16,255}$' },
}

const FILE = {
  description: 'A file to keep',
  content: { 'application/octet-stream': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } },
}

/** The OpenAPI 3.1 description of these endpoints, made from the schemas that serve them. @param origin public address. */
export function openApiDocument(endpoints: readonly EndpointSpec[], origin: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    // Two that differ by their query alone cannot share a line there.
    const at = endpoint.path + canonicalQuery(endpoint.where ?? {})
    paths[at] = { ...paths[at], [lowerCase(endpoint.method)]: operation(endpoint) }
  }
  const contact = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }
  return {
    openapi: '3.1.0',
    info: {
      title: PRODUCT.name,
      version: '1',
      description: 'Lists and details carry an ETag and answer If-None-Match with 304. A missing trailing slash is accepted.',
    },
    servers: [{ url: origin }],
    paths,
    components: { schemas: { Problem }, securitySchemes: { session: contact } },
  }
}

function operation(endpoint: EndpointSpec): object {
  const problem = { description: 'A problem, by its code', content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } }
  return {
    summary: endpoint.summary,
    parameters: [...parametersIn('path', endpoint.params), ...parametersIn('query', endpoint.query), ...(endpoint.once ? [ONCE_KEY] : [])],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { [endpoint.form ? 'multipart/form-data' : 'application/json']: { schema: jsonSchema(endpoint.body, 'input') } },
      },
    }),
    ...(endpoint.access !== 'anyone' && { security: [{ session: [] }] }),
    responses: {
      200: endpoint.download ? FILE : { description: 'The answer', content: { 'application/json': { schema: jsonSchema(endpoint.answer, 'input') } } },
      ...(endpoint.method === 'GET' && { 304: { description: 'Not changed since the entity tag that was sent' } }),
      default: problem,
    },
  }
}

function parametersIn(place: 'path' | 'query', schema: v.GenericSchema | undefined): object[] {
  if (!schema) return []
  const { properties = {}, required = [] }: ObjectSchema = jsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, shape]) => ({ name, in: place, required: place === 'path' || required.includes(name), schema: shape }))
}

/** Rules that JSON Schema cannot say (a real day, a transformation) are left out of it. */
const jsonSchema = (schema: v.GenericSchema, typeMode: 'input' | 'output') => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode })
  return rest as ObjectSchema
}
