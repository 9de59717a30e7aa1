import { expect, it } from 'vitest'
import { countDeeds } from '#server/db/sellers/count-deeds.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeSeller } from '#tests/support/server/nouns/events.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'
import { join } from '#tests/support/server/people.ts'

const app = useApp()
const query = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
const LONG_AGO = new Date(Date.now() - 90 * 86_400_000).toISOString()
const WHOLE = { profile_picture: '/media/sellers/a.webp', profession: 'Tailor', division: 'Dhaka', district: 'Dhaka' }

let made = 0
/** An employer and a job of theirs. @param answered how many applicants had an answer */
async function anEmployer(slug: string, answered: number) {
  const employer = await makeSeller(app.database.db, { user: { created_at: LONG_AGO, email_verified_at: LONG_AGO }, profile: { slug, ...WHOLE } })
  const job = await makeJob(app.database.db, { employer })
  for (let one = 0; one < answered; one += 1) {
    made += 1
    const { id } = await join(app, `seeker-${made}`)
    await query(
      `insert into job_applications (job_post, applicant, state, full_name, phone_number, email, language, search_words) values ($1, $2, 'hired', '', '', '', 'bn', '')`,
      [job, id],
    )
  }
  await countDeeds(app.database.db)
  return { employer, job, slug }
}
const licence = (employer: number, state: string | null) =>
  query(
    state === null
      ? `delete from trade_licences where user_id = $1`
      : `insert into trade_licences (user_id, file_key, kind, bytes, is_active, state, decided_at, reason)
         values ($1, 'papers/' || $1::int, 'pdf', 9, false, '${state}', ${state === 'waiting' ? 'null' : `'2026-11-20T06:00:00Z'`}, ${state === 'refused' ? `'No.'` : 'null'})
         on conflict (user_id) do update set state = excluded.state, decided_at = excluded.decided_at, reason = excluded.reason`,
    [employer],
  )
/** What the page of the shop and that of the job say, which is the same. */
async function badgeOf({ job, slug }: { job: number; slug: string }) {
  const seller = await (await app.request(`/api/seller/${slug}/`)).json()
  const { employer_profile } = await (await app.request(`/api/job_post/${job}/`)).json()
  const said = { is_verified: seller.is_verified_employer, licence_seen_at: seller.licence_seen_at }
  expect({ is_verified: employer_profile.is_verified, licence_seen_at: employer_profile.licence_seen_at }).toEqual(said)
  return said
}

it('holds back the badge of an employer until it was seen, or removed', async () => {
  const boss = await anEmployer('boss', 3)
  expect(await badgeOf(boss)).toEqual({ is_verified: true, licence_seen_at: null })
  await licence(boss.employer, 'waiting')
  expect(await badgeOf(boss)).toEqual({ is_verified: false, licence_seen_at: null })
  await licence(boss.employer, 'refused')
  expect(await badgeOf(boss)).toEqual({ is_verified: false, licence_seen_at: null })
  await licence(boss.employer, 'seen')
  expect(await badgeOf(boss)).toEqual({ is_verified: true, licence_seen_at: '2026-11-20T06:00:00.000Z' })
  await licence(boss.employer, null)
  expect(await badgeOf(boss)).toEqual({ is_verified: true, licence_seen_at: null })
})

it('alone gives no badge', async () => {
  const beginner = await anEmployer('beginner', 2)
  await licence(beginner.employer, 'seen')
  expect(await badgeOf(beginner)).toMatchObject({ is_verified: false })
})

it('moves the mark of public pages on, so that kept ones follow', async () => {
  const { employer } = await anEmployer('marked', 3)
  const mark = async () => (await query('select last_value from public_data_version')).rows[0].last_value
  const before = await mark()
  await licence(employer, 'waiting')
  expect(await mark()).not.toBe(before)
})
