import { aPdf } from '../../a-cv.ts'
import { NASRIN } from '../nouns/applying.ts'
import { all, BUYER_A, type RouteEntry, SELLER_A, SIGNED_IN } from './route-entry.ts'
import type { Six } from './six-people.ts'

const NOBODYS = 2_000_000_000
const cv = aPdf()
const received = ({ sellerA: { work } }: Six) => ({ application_id: work.application })
const APPLICANT = { expected: SELLER_A, missing: { application_id: NOBODYS } }
const OWN_ALERT = { expected: BUYER_A, missing: { alert_id: NOBODYS } }

/** Who may do what with applications, and with searches that tell of new matches. */
export const APPLYING_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/job_profile/': { expected: SIGNED_IN },
  'POST /api/job_profile/': { expected: SIGNED_IN, ask: () => ({ body: NASRIN, files: { cv } }) },
  'DELETE /api/job_profile/': { expected: SIGNED_IN },
  'GET /api/job_profile/cv/{cv_id}/': {
    expected: BUYER_A,
    ask: ({ buyerA: { seeking } }) => ({ params: { cv_id: seeking.cv } }),
    missing: { cv_id: NOBODYS },
  },
  'POST /api/job_application/': {
    expected: SIGNED_IN,
    ask: ({ buyerA: { seeking } }) => ({ body: { ...NASRIN, job_post: seeking.open, letter: 'I live nearby.' }, files: { cv } }),
  },
  'GET /api/job_application/': { expected: SIGNED_IN },
  'POST /api/job_application/{application_id}/withdraw/': {
    expected: BUYER_A,
    ask: ({ buyerA: { seeking } }) => ({ params: { application_id: seeking.application } }),
    missing: { application_id: NOBODYS },
  },
  'GET /api/job_applicant/': { expected: SELLER_A, ask: ({ sellerA: { work } }) => ({ query: { job_post_id: String(work.job) } }) },
  'PATCH /api/job_applicant/{application_id}/': { ...APPLICANT, ask: (six) => ({ params: received(six), body: { state: 'hired' } }) },
  'GET /api/job_applicant/{application_id}/cv/': { ...APPLICANT, ask: (six) => ({ params: received(six) }) },

  'GET /api/job_alert/': { expected: SIGNED_IN },
  'POST /api/job_alert/': { expected: SIGNED_IN, ask: () => ({ body: { question: { q: 'driver' }, by_mail: true, by_push: true } }) },
  'PATCH /api/job_alert/{alert_id}/': {
    ...OWN_ALERT,
    ask: ({ buyerA: { seeking } }) => ({ params: { alert_id: seeking.alert }, body: { is_paused: true } }),
  },
  'DELETE /api/job_alert/{alert_id}/': { ...OWN_ALERT, ask: ({ buyerA: { seeking } }) => ({ params: { alert_id: seeking.alert } }) },
  'POST /api/job_alert/stop/': { expected: all(410), ask: () => ({ body: { token: 'a-token-that-nobody-was-sent' } }) },
}
