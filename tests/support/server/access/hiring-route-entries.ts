import { jobTexts } from '../nouns/hiring.ts'
import { aPoster } from '../nouns/posting.ts'
import { ANYBODY, type RouteEntry, SELLER_A, SELLERS } from './route-entry.ts'
import type { Six } from './six-people.ts'

const NOBODYS = 2_000_000_000
const logo = await aPoster('#0a7', 8, 8)
const ofA = ({ sellerA: { work } }: Six) => ({ job_post_id: work.job })
const OWN_JOB = { expected: SELLER_A, missing: { job_post_id: NOBODYS } }

/** Who may do what with jobs that are looked for and offered. */
export const HIRING_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/job_post/': { expected: ANYBODY },
  'GET /api/job_post/{job_post_id}/': { expected: ANYBODY, ask: (six) => ({ params: ofA(six) }) },
  'GET /api/job_category/': { expected: ANYBODY },
  'GET /api/banner/': { expected: ANYBODY, ask: () => ({ query: { place: 'jobs' } }) },

  'GET /api/job_post/?mine=true': { expected: SELLERS },
  'GET /api/job_post/{job_post_id}/own/': { ...OWN_JOB, ask: (six) => ({ params: ofA(six) }) },
  'POST /api/job_post/create/': { expected: SELLERS, ask: ({ sellerA: { work } }) => ({ body: jobTexts(work.branch), files: { company_logo: logo } }) },
  'PATCH /api/job_post/{job_post_id}/update/': {
    ...OWN_JOB,
    ask: (six) => ({ params: ofA(six), body: { ...jobTexts(six.sellerA.work.branch), version: '1' }, files: { company_logo: logo } }),
  },
  'POST /api/job_post/{job_post_id}/open/': { ...OWN_JOB, ask: (six) => ({ params: ofA(six), body: { is_open: false } }) },
  'DELETE /api/job_post/{job_post_id}/': { ...OWN_JOB, ask: ({ sellerA: { work } }) => ({ params: { job_post_id: work.draft } }) },
  'GET /api/hiring/counts/': { expected: SELLERS },
}
