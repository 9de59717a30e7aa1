import type { Limits } from './limits/limits.ts'
import type { Load } from './limits/load.ts'
import type { ServerTime } from './limits/server-time.ts'
import { publicAddress } from './pages/public-address.ts'
import type { HotAnswer, HotAnswers } from './responses/hot-answers.ts'
import { type ProblemLog, problemOf, problemResponse } from './responses/problems.ts'
import { conditionsOf, replyWith, toStoredAnswer } from './responses/stored-answer.ts'
import type { Service } from './service.ts'
import type { AccessTokens, Claims } from './sessions/access-token.ts'

/** Quality of brotli for data: about a millisecond for a page of the list, once per version. */
const BROTLI_QUALITY = 5

/** Who a request comes from. Without an address it comes from inside the process and is not counted. */
export interface Caller {
  requestId: string
  address?: string | undefined
}

export interface Guards {
  hot: HotAnswers
  tokens: AccessTokens
  /** Milliseconds since the epoch. */
  now: () => number
  limits: Limits
  load: Load
  time: ServerTime
  log: ProblemLog
}

export type Api = (request: Request, caller: Caller) => Promise<Response>

/** The service behind its memory: public reads are answered from there when they can be, everything else is counted and passed on. Never rejects. */
export function createApi(service: Service, { hot, limits, load, time, log, tokens, now }: Guards): Api {
  const pass = async (request: Request, caller: Caller): Promise<Response> => {
    const claims = await bearerOf(request, tokens, now())
    await limits.count(caller.address, claims?.user_id)
    return service.fetch(request, { requestId: caller.requestId, address: caller.address, claims })
  }
  const findOrMake = async (address: string, origin: string, caller: Caller): Promise<HotAnswer> => {
    const found = await hot.find(address)
    if (found) return found
    await limits.count(caller.address)
    const reader = { user_id: undefined, address: caller.address }
    await time.prove(reader)
    // Asked anew under its canonical address, so that nothing of this caller can get into an answer for all.
    const ask = async () =>
      toStoredAnswer(
        await service.fetch(new Request(new URL(address, origin)), { requestId: caller.requestId, address: undefined, claims: undefined }),
        BROTLI_QUALITY,
      )
    return load.admit(() => time.spend(reader, () => hot.make(address, ask)))
  }
  return async (request, caller) => {
    try {
      const url = new URL(request.url)
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const address = isRead ? publicAddress(url.pathname, url.search) : undefined
      if (address === undefined) {
        const response = await pass(request, caller)
        // A client that has written something looks at it next.
        if (!isRead && response.ok) hot.doubt()
        return response
      }
      return await replyWith(await findOrMake(address, url.origin, caller), conditionsOf(request))
    } catch (error) {
      return problemResponse(problemOf(error, log, caller.requestId), caller.requestId)
    }
  }
}

/** What the request's bearer token says; a token that is none of ours counts as none. @see RFC 6750 §2.1 */
async function bearerOf({ headers }: Request, tokens: AccessTokens, now: number): Promise<Claims | undefined> {
  const token = /^Bearer ([\w.-]{1,2048})$/i.exec(headers.get('authorization') ?? '')?.[1]
  return token === undefined ? undefined : tokens.read(token, now)
}
