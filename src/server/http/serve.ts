import type { Context } from 'hono'
import * as v from 'valibot'
import {
  type AnswerOf,
  addressOf,
  type BodyOf,
  type Download,
  type EndpointSpec,
  type FilesOf,
  type FormPolicy,
  fitsWhere,
  type ParamsOf,
  type QueryOf,
  type StreamedDownload,
} from '#contract/core/endpoint.ts'
import { HEADERS } from '#contract/core/headers.ts'
import { boundTexts } from '#contract/core/one-form.ts'
import { Problem } from '#contract/core/problem.ts'
import { readForAll } from '../db/connection/data-version.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import { actOnce, fingerprintOf, type OnceRequest, readOnceKey, wasAnswered } from './once.ts'
import { parseWith } from './requests/parse-with.ts'
import { readBody } from './requests/read-body.ts'
import { formFingerprint, readMultipart } from './requests/read-multipart.ts'
import { readQuery } from './requests/read-query.ts'
import { readUpload } from './requests/read-upload.ts'
import type { Reception, Sender } from './requests/receiving.ts'
import { type Cookies, openCookies } from './responses/cookies.ts'
import { entityTag } from './responses/entity-tag.ts'
import { problemOf, problemResponse } from './responses/problems.ts'
import { isPublicRead } from './responses/public-read.ts'
import { API_HEADERS } from './responses/security-headers.ts'
import { sendDownload } from './responses/send-download.ts'
import { conditionsOf, notModified, replyWith, toStoredAnswer } from './responses/stored-answer.ts'
import type { Database, Service, ServiceEnv } from './service.ts'
import { admitWriting, sessionFor } from './sessions/admit.ts'
import type { SignedInAs } from './sessions/live-sessions.ts'

/** A request that fits its endpoint's schemas. */
export interface Ask<E extends EndpointSpec> extends Asker {
  /** The account that asks; undefined where no account is needed, or where none is signed in and it may be known. */
  session: E['access'] extends 'anyone' ? (E['knowsAccount'] extends true ? SignedInAs | undefined : undefined) : SignedInAs
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** Of a form, by field; their bytes as they came. */
  files: E['form'] extends FormPolicy ? FilesOf<E['form']['files'], Uint8Array<ArrayBuffer>> : undefined
  request: Request
  /** Milliseconds since the epoch. */
  now: number
  /** Of an endpoint that acts once: the transaction in which it acts, and which it leaves alone otherwise. */
  db: E['once'] extends true ? Tx : Database['db']
}

/** What a request says of where it comes from. */
interface Asker {
  requestId: string
  /** Network address as rates know it; undefined from inside the process. */
  address: string | undefined
  /** What the browser calls itself, cut to 200 characters. */
  device: string
  /** Only endpoints that declare `cookies` read or set any. */
  cookies: Cookies
}

export type Handler<E extends EndpointSpec> = (ask: Ask<E>) => AnswerOf<E> | Promise<AnswerOf<E>>

/**
 * How it ended: `refused` also where a twin was quicker, and what was prepared belongs to no row; `unknown` where it failed: it may have been written
 * all the same.
 */
type StagedEnd = 'done' | 'refused' | 'unknown'

/** How an endpoint that acts once does what a transaction cannot: store a file, for one. */
export interface Staged<E extends EndpointSpec, P> {
  /** Before the transaction, and not where the answer was given already. */
  prepare: (ask: Omit<Ask<E>, 'db'> & { db: Database['db'] }) => Promise<P>
  act: (ask: Ask<E>, prepared: P) => Promise<AnswerOf<E>>
  /** When it is over. */
  settle: (prepared: P, end: StagedEnd) => Promise<void>
}

/** How an endpoint that acts once may do so in a transaction that it shares with others. */
interface Shared<E extends EndpointSpec> {
  /** Acts under the key and keeps its answer, as `actOnce` does; undefined: nothing was done, and it is done alone. Asked only where there is a key. */
  together: (ask: Omit<Ask<E>, 'db'>, asked: OnceRequest) => Promise<AnswerOf<E> | undefined>
  alone: Handler<E>
}

/**
 * Answers one endpoint of the contract: what arrives fits its schemas before the handler sees it, what leaves is JSON with an
 * entity tag. The trailing slash is optional.
 * @throws {Problem} not-signed-in, not-allowed — by the endpoint's `access`, and of cookies by where the request comes from; silenced — others
 * would read what it writes, and staff do not let this person;
 * too-many-requests — of this account, or its time or that of its address is used up; bad-input — with the `fields` at fault; too-large,
 * unsupported-media, sent-too-slowly — the body; busy — too many files arrive or are worked on at this moment, or the process is behind and
 * this moves no money; key-reused, in-progress — where an endpoint acts once.
 */
export function serve<E extends EndpointSpec, P = never>(app: Service, endpoint: E, given: Handler<E> | Staged<E, P> | Shared<E>): void {
  const { handler, early } = 'alone' in given ? { handler: given.alone, early: given.together } : { handler: given, early: undefined }
  const path = endpoint.path.replace(/\/$/, '').replace(/\{(\w+)\}/g, ':$1')
  app.on(endpoint.method, path, async (context: Context<ServiceEnv>, next) => {
    // Another one at this address is meant.
    if (endpoint.where && !fitsWhere(endpoint, new URL(context.req.url).searchParams)) return next()
    const parts = context.get('parts')
    const { raw: request } = context.req
    if (endpoint.cookies) parts.ownPagesOnly(request, endpoint.cookies)
    const session = await sessionFor(endpoint, context)
    // What acts once may have been done before the silence: then its answer is given again.
    if (!endpoint.once) await admitWriting(endpoint, context, session)
    // Before anything is read: a body that is refused was asked for all the same.
    if (session) await parts.countCall(endpoint, session.user_id)
    const { requestId, address } = context.env
    const sender = { user_id: session?.user_id, address }
    if (!endpoint.isMoney) await parts.time.prove(sender)
    const cookies = openCookies(endpoint.cookies ? request.headers.get('cookie') : null)
    const device = (request.headers.get('user-agent') ?? '').slice(0, 200)
    const respond = async ({ params, query, body, files, sent }: Awaited<ReturnType<typeof readAsk>>) => {
      const ask = { params, query, body, files, session, cookies, requestId, address, device, request, now: parts.now(), db: parts.database.db }
      // The schemas have just proven these shapes; a generic endpoint cannot tell the compiler so.
      const as = (db: Database['db'] | Tx) => ({ ...ask, db }) as unknown as Ask<E>
      const once = { user_id: session?.user_id ?? 0, params, sent }
      if (typeof handler !== 'function') return answerStaged(endpoint, context, { ...once, handler, as, session })
      const handle = async (db: Database['db'] | Tx) => {
        if (endpoint.once) await admitWriting(endpoint, context, session)
        return proven(endpoint, context, await handler(as(db)))
      }
      if (isPublicRead(endpoint) && !session) return answerOf(endpoint, context, () => readForAll(parts.database, handle))
      if (!endpoint.once || !session) return answerOf(endpoint, context, () => handle(ask.db))
      return answerOnce(endpoint, context, { ...once, handle, ...(early && { early: (asked) => early(as(ask.db), asked) }) })
    }
    const response = await receive(endpoint, context, { sender, respond })
    for (const change of cookies.changes()) response.headers.append('set-cookie', change)
    return response
  })
}

/** Of brotli, for an answer that is given once: half a megabyte in some ten milliseconds. */
const LONG_QUALITY = 4

/** A refusal is made here and not further out, because it may come with a change of cookies too. */
async function answerOf(endpoint: EndpointSpec, context: Context<ServiceEnv>, make: () => unknown): Promise<Response> {
  const parts = context.get('parts')
  const { requestId } = context.env
  try {
    const made = await make()
    // The types have proven it: a handler of such an endpoint gives nothing else.
    if (endpoint.download) return sendDownload(made as Download | StreamedDownload)
    const response = answerJson(endpoint, context, made)
    return endpoint.isLong ? replyWith({ answer: await toStoredAnswer(response, LONG_QUALITY) }, conditionsOf(context.req.raw)) : response
  } catch (error) {
    return problemResponse(problemOf(error, parts.log, requestId), requestId)
  }
}

interface OnceAsk {
  user_id: number
  params: unknown
  /** The body as it came: what a schema fills in may differ from one version of the service to the next. */
  sent: unknown
  handle: (tx: Tx) => Promise<unknown>
  early?: (asked: OnceRequest) => Promise<unknown>
}

/** The answer of an endpoint that acts once, marked when it was given before. */
async function answerOnce(endpoint: EndpointSpec, context: Context<ServiceEnv>, { user_id, params, sent, handle, early }: OnceAsk): Promise<Response> {
  let isReplay = false
  const response = await answerOf(endpoint, context, async () => {
    const asked = questionOf(endpoint, context, { user_id, params, sent })
    const answer = asked && (await early?.(asked))
    if (answer !== undefined) return proven(endpoint, context, answer)
    const given = await actOnce(context.get('parts').database.db, asked, handle)
    isReplay = given.isReplay
    if ('problem' in given) throw given.problem
    return given.answer
  })
  if (isReplay) response.headers.set(HEADERS.replayed, 'true')
  return response
}

function questionOf(endpoint: EndpointSpec, context: Context<ServiceEnv>, { user_id, params, sent }: Omit<OnceAsk, 'handle'>): OnceRequest | undefined {
  const key = readOnceKey(context.req.raw.headers)
  return key === undefined ? undefined : { user_id, key, fingerprint: fingerprintOf(endpoint.method, addressOf(endpoint, { params }), sent) }
}

interface StagedAsk<E extends EndpointSpec, P> extends Omit<OnceAsk, 'handle'> {
  handler: Staged<E, P>
  as: (db: Database['db'] | Tx) => Ask<E>
  session: SignedInAs | undefined
}

/** The same for what begins before its transaction. What was answered already is answered without any of it. */
async function answerStaged<E extends EndpointSpec, P>(endpoint: E, context: Context<ServiceEnv>, staged: StagedAsk<E, P>): Promise<Response> {
  const { handler, as, session, ...once } = staged
  const { db } = context.get('parts').database
  const asked = questionOf(endpoint, context, once)
  if (asked && (await wasAnswered(db, asked))) return answerOnce(endpoint, context, { ...once, handle: goneMeanwhile })
  await admitWriting(endpoint, context, session)
  const prepared = await handler.prepare(as(db) as Parameters<typeof handler.prepare>[0])
  let isDone = false
  const handle = async (tx: Tx) => {
    const answer = proven(endpoint, context, await handler.act(as(tx), prepared))
    isDone = true
    return answer
  }
  let end: StagedEnd = 'unknown'
  try {
    const response = await answerOnce(endpoint, context, { ...once, handle })
    end = endOf(response, isDone)
    return response
  } finally {
    await handler.settle(prepared, end)
  }
}

function endOf({ ok, status }: Response, isDone: boolean): StagedEnd {
  if (ok && isDone) return 'done'
  return status < 500 ? 'refused' : 'unknown'
}

/** The answer was tidied away in this very moment. */
const goneMeanwhile = async () => {
  throw new Problem('in-progress', { retryAfterSeconds: 2 })
}

interface Arriving {
  sender: Sender
  respond: (sent: Awaited<ReturnType<typeof readAsk>>) => Promise<Response>
}

/** Reads what is sent, then answers. What brings files has come whole before it takes up a place; a form without any needs none. */
async function receive(endpoint: EndpointSpec, context: Context<ServiceEnv>, arriving: Arriving): Promise<Response> {
  const { sender } = arriving
  const { load, time } = context.get('parts')
  const isShed = endpoint.method !== 'GET' && !endpoint.isMoney
  // Only what it costs to answer is charged: how fast its body comes is the network's.
  const spend: Arriving['respond'] = (sent) => time.spend(sender, () => arriving.respond(sent))
  const respond: Arriving['respond'] = (sent) => (isShed ? load.admitWrite(() => spend(sent)) : spend(sent))
  if (!endpoint.upload && !endpoint.form) return respond(await readAsk(endpoint, context))
  const uploads = context.get('uploads')
  return uploads.receive(sender, async (reception) => {
    const sent = await readAsk(endpoint, context, reception)
    const hasFiles = endpoint.upload || Object.keys(sent.files ?? {}).length > 0
    return hasFiles ? uploads.workOn(sender, () => respond(sent)) : respond(sent)
  })
}

async function readAsk(endpoint: EndpointSpec, context: Context<ServiceEnv>, reception?: Reception) {
  const raw: Record<string, string> = context.req.param()
  const params = endpoint.params && fitting(endpoint.params, withoutNul(raw))
  const query = endpoint.query && fitting(endpoint.query, readQuery(endpoint.query, new URL(context.req.url).search))
  if (endpoint.form) {
    const form = await readMultipart(context.req.raw, endpoint.form, reception)
    return { params, query, body: endpoint.body && fitting(endpoint.body, form.texts), files: form.files, sent: formFingerprint(form) }
  }
  const sent = endpoint.upload ? await readUpload(context.req.raw, endpoint.upload, reception) : endpoint.body && (await readBody(context.req.raw))
  return { params, query, body: endpoint.body && !endpoint.upload ? fitting(endpoint.body, sent) : sent, files: undefined, sent }
}

/** What a schema makes of what was sent. Every text of every endpoint is bounded here, before any schema looks at it. */
const fitting = (schema: v.GenericSchema, sent: unknown): unknown => parseWith(schema, boundTexts(sent))

function withoutNul(values: Record<string, string>): Record<string, string> {
  const bad = Object.keys(values).find((name) => values[name]?.includes('\0'))
  if (bad !== undefined) throw new Problem('bad-input', { fields: { [bad]: 'holds a NUL character' } })
  return values
}

/** The answer, proven where that is asked for. */
function proven(endpoint: EndpointSpec, context: Context<ServiceEnv>, answer: unknown): unknown {
  if (!context.get('parts').checkAnswers || endpoint.download) return answer
  const result = v.safeParse(endpoint.answer, answer)
  if (result.success) return answer
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
