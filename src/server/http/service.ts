import { Hono } from 'hono'
import { Problem } from '#contract/core/problem.ts'
import type { openDatabase } from '../db/connection/open.ts'
import type { CountCall } from './limits/limits.ts'
import type { Load } from './limits/load.ts'
import type { ServerTime } from './limits/server-time.ts'
import type { OwnPagesOnly } from './pages/own-pages.ts'
import { endpointsAt } from './pages/public-address.ts'
import { type UploadRoom, uploadRoom } from './requests/upload-room.ts'
import { type ProblemLog, problemOf, problemResponse } from './responses/problems.ts'
import type { Claims } from './sessions/access-token.ts'
import type { LiveSessions } from './sessions/live-sessions.ts'

export type Database = Awaited<ReturnType<typeof openDatabase>>

/** What every handler may lean on; put into the context once, when the app is built. */
export interface ServiceParts {
  database: Pick<Database, 'db' | 'replicas'>
  /** Milliseconds since the epoch. */
  now: () => number
  /** Proves every answer against its schema before it leaves. On in development and tests, off in production. */
  checkAnswers: boolean
  log: ProblemLog
  sessions: LiveSessions
  ownPagesOnly: OwnPagesOnly
  countCall: CountCall
  load: Pick<Load, 'admitWrite'>
  time: ServerTime
}

export interface ServiceEnv {
  Variables: { parts: ServiceParts; uploads: UploadRoom }
  Bindings: { requestId: string; address: string | undefined /** Of the bearer token, when it is one of ours. */; claims: Claims | undefined }
}

/** The part of the server that speaks the contract. Features add their endpoints to it through `serve`. */
export type Service = Hono<ServiceEnv>

/** A service without endpoints yet: errors become problems, unknown addresses 404, known ones with another method 405. */
export function createService(parts: ServiceParts): Service {
  const uploads = uploadRoom()
  // Not strict: the trailing slash is optional.
  const service: Service = new Hono<ServiceEnv>({ strict: false })
  service.use(async (context, next) => {
    context.set('parts', parts)
    context.set('uploads', uploads)
    await next()
  })
  service.onError((error, context) => {
    const { requestId } = context.env
    return problemResponse(problemOf(error, parts.log, requestId), requestId)
  })
  service.notFound((context) => {
    const methods = endpointsAt(context.req.path).flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    const problem = new Problem(methods.length ? 'method-not-allowed' : 'not-found')
    return problemResponse(problem, context.env.requestId, methods.length ? { allow: [...new Set(methods)].join(', ') } : {})
  })
  return service
}
