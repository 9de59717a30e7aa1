import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../db/open.ts'
import { API_HEADERS } from '../../http/security-headers.ts'
import { pauseAlert } from './change-alerts.ts'
import { stopTokens } from './stop-token.ts'

const PATH = '/api/job_alert/unsubscribe/'
const HEADERS = { ...API_HEADERS, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** The address in the mail header `List-Unsubscribe`, for one alert. @param token of `stopTokens`. */
export const unsubscribeAddress = (origin: string, token: string): string => `${origin}${PATH}${token}`

/**
 * Answers the "Unsubscribe" button of mail programs; undefined for every other path. A POST pauses the alert at once, without a session. A GET
 * changes nothing, because mail scanners open every link: it leads to the page that asks.
 * @see RFC 8058
 */
export function openUnsubscribe(db: Database['db'], secret: string): (pathname: string) => ((request: Request) => Promise<Response>) | undefined {
  const tokens = stopTokens(secret)
  return (pathname) => {
    if (!pathname.startsWith(PATH)) return undefined
    const token = pathname.slice(PATH.length).replace(/\/$/, '')
    return async ({ method }) => {
      const alert_id = tokens.read(token)
      if (alert_id === undefined) throw new Problem('link-expired')
      if (method === 'GET' || method === 'HEAD')
        return new Response(null, { status: 303, headers: { ...HEADERS, location: `/jobapplications?tab=alerts#stop=${token}` } })
      if (method !== 'POST') throw new Problem('method-not-allowed')
      await pauseAlert(db, alert_id)
      return new Response('OK', { headers: { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' } })
    }
  }
}
