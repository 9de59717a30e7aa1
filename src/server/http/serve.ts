import type { Context } from 'hono'
import * as v from 'valibot'
import type { AnswerOf, BodyOf, EndpointSpec, ParamsOf, QueryOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { entityTag } from './entity-tag.ts'
import { isPublicRead } from './public-read.ts'
import { readBody } from './read-body.ts'
import { readQuery } from './read-query.ts'
import { API_HEADERS } from './security-headers.ts'
import type { Database, Service, ServiceEnv } from './service.ts'
import { notModified } from './stored-answer.ts'

/** A request that fits its endpoint's schemas. */
export interface Ask<E extends EndpointSpec> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  request: Request
  /** Milliseconds since the epoch. */
  now: number
  db: Database['db']
}

export type Handler<E extends EndpointSpec> = (ask: Ask<E>) => AnswerOf<E> | Promise<AnswerOf<E>>

/**
 * Answers one endpoint of the contract: what arrives fits its schemas before the handler sees it, what leaves is JSON with an
 * entity tag. The trailing slash is optional.
 * @throws {Problem} bad-input — with the `fields` at fault; too-large, unsupported-media — the body.
 */
export function serve<E extends EndpointSpec>(app: Service, endpoint: E, handler: Handler<E>): void {
  const path = endpoint.path.replace(/\/$/, '').replace(/\{(\w+)\}/g, ':$1')
  app.on(endpoint.method, path, async (context: Context<ServiceEnv>) => {
    const parts = context.get('parts')
    const { params, query, body } = await readAsk(endpoint, context)
    const ask = { params, query, body, request: context.req.raw, now: parts.now(), db: parts.database.db }
    // The schemas have just proven these shapes; a generic endpoint cannot tell the compiler so.
    const answer = await handler(ask as Ask<E>)
    if (parts.checkAnswers) proveAnswer(endpoint, answer)
    return answerJson(endpoint, context, answer)
  })
}

async function readAsk(endpoint: EndpointSpec, context: Context<ServiceEnv>) {
  const raw: Record<string, string> = context.req.param()
  return {
    params: endpoint.params && parseWith(endpoint.params, withoutNul(raw)),
    query: endpoint.query && parseWith(endpoint.query, readQuery(endpoint.query, new URL(context.req.url).search)),
    body: endpoint.body && parseWith(endpoint.body, await readBody(context.req.raw)),
  }
}

function withoutNul(values: Record<string, string>): Record<string, string> {
  const bad = Object.keys(values).find((name) => values[name]?.includes('\0'))
  if (bad !== undefined) throw new Problem('bad-input', { fields: { [bad]: 'holds a NUL character' } })
  return values
}

function parseWith(schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const fields: Record<string, string> = {}
  for (const issue of result.issues) fields[v.getDotPath(issue) ?? 'body'] ??= issue.message.slice(0, 200)
  throw new Problem('bad-input', { fields })
}

function proveAnswer(endpoint: EndpointSpec, answer: unknown): void {
  const result = v.safeParse(endpoint.answer, answer)
  if (result.success) return
  const [issue] = result.issues
  throw new TypeError(
    `${endpoint.method} ${endpoint.path} would answer what its contract does not allow: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`,
  )
}

function answerJson(endpoint: EndpointSpec, context: Context<ServiceEnv>, answer: unknown): Response {
  const body = JSON.stringify(answer)
  const headers: Record<string, string> = {
    ...API_HEADERS,
    'content-type': 'application/json',
    'cache-control': isPublicRead(endpoint) ? 'public, no-cache' : 'no-store',
    vary: 'Accept-Encoding',
  }
  if (endpoint.method !== 'GET') return new Response(body, { headers })
  headers.etag = entityTag(body)
  if (notModified(context.req.header('if-none-match'), headers.etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers })
}
