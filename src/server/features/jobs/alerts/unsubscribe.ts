import type { Database } from '../../../db/connection/open.ts'
import { type ByPath, openOneClick } from '../../../http/sessions/one-click-unsubscribe.ts'
import { pauseAlert } from './change-alerts.ts'
import { stopTokens } from './stop-token.ts'

const PATH = '/api/job_alert/unsubscribe/'

/** The address in the mail header `List-Unsubscribe`, for one alert. @param token of `stopTokens`. */
export const unsubscribeAddress = (origin: string, token: string): string => `${origin}${PATH}${token}`

/** The page that asks before an alert is paused. */
export const stopPage = (token: string): string => `/jobapplications?tab=alerts#stop=${token}`

/** Pauses an alert by the "Unsubscribe" button of mail programs. @param secret of the service */
export const openUnsubscribe = (db: Database['db'], secret: string): ByPath =>
  openOneClick({ path: PATH, read: stopTokens(secret).read, page: stopPage, stop: (alert_id) => pauseAlert(db, alert_id) })
