import { beforeAll, describe, expect, it } from 'vitest'
import { IMAGE_WIDTHS, imageAt } from '#contract/core/images.ts'
import { deadlineOf } from '#contract/jobs/job-form.ts'
import type { SearchAnswer } from '#contract/search/search.ts'
import { STORED_MARKUP } from '#tests/support/hostile/hostile-texts.ts'
import { ATTEMPTS } from '#tests/support/hostile/injection-attempts.ts'
import { useApp } from '#tests/support/server/app.ts'
import { jobTexts, postedJob, sendJob } from '#tests/support/server/nouns/hiring.ts'
import { dayFromNow, type JobBranch, makeJob, makeJobBranch } from '#tests/support/server/nouns/jobs.ts'
import { aPoster } from '#tests/support/server/nouns/posting.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { refusalOf, whileAnotherWorks } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, files, request } = app
let employer: SignedInPerson
let branch: JobBranch
beforeAll(async () => {
  employer = await joinAsSeller(app, 'headmistress')
  branch = await makeJobBranch(database.db)
})

const noLimits = () => database.pool.query('delete from rate_limits')
const create = async (over: Record<string, string | undefined> = {}, logo?: Uint8Array<ArrayBuffer>) => {
  await noLimits()
  const texts = Object.entries({ ...jobTexts(branch), ...over }).filter((one): one is [string, string] => one[1] !== undefined)
  return sendJob(app, employer, { path: '/api/job_post/create/', texts: Object.fromEntries(texts), logo })
}
const count = async () => (await database.pool.query('select count(*)::int as n from job_posts')).rows[0].n

describe('answers', () => {
  it('a job that is public and found, with a logo in every width', async () => {
    const made = await (await create({}, await aPoster('#a04', 64, 32))).json()
    expect(made).toMatchObject({
      title: 'গণিতের শিক্ষক',
      salary_min: 20_000,
      salary_max: 30_000,
      job_education_qualification: 'Bachelor',
      experience_years: 2,
      vacancies: 3,
      needs_cv: true,
      district: 'Gazipur',
      district_bn: 'গাজীপুর',
      deadline: deadlineOf(dayFromNow(10)),
      phase: 'open',
      version: 1,
      applications: 0,
      ...branch,
    })
    expect(made.company_logo).toMatch(/^\/media\/jobs\/[0-9a-f]{32}\.webp$/)
    expect(IMAGE_WIDTHS.every((width) => files.has(imageAt(made.company_logo, width).replace('/media/', '')))).toBe(true)
    const shown = await (await request(`/api/job_post/${made.job_post_id}/`)).json()
    expect(shown).toMatchObject({ is_open: true, description: '<p>Teaching mathematics to three classes.</p>', employer_profile: { slug: 'headmistress' } })
    expect(shown).not.toHaveProperty('description_state')
    for (const q of ['গনিত', 'rupsha sch', 'গাজিপুর', 'gazipur', 'tongi']) {
      const found: { job_post_id: number }[] = await (await request(`/api/job_post/?q=${encodeURIComponent(q)}`)).json()
      expect(
        found.map(({ job_post_id }) => job_post_id),
        q,
      ).toContain(made.job_post_id)
    }
  })

  it('a draft that no other user sees', async () => {
    const made = await (await create({ is_published: 'false' })).json()
    expect(made).toMatchObject({ phase: 'draft', posted_at: null })
    expect((await request(`/api/job_post/${made.job_post_id}/`)).status).toBe(404)
  })

  it('a remote job without a place, without salary and without anything asked for', async () => {
    const none = { district: '', division: '', job_location: '', salary_min: '', salary_max: '', job_education_qualification: '', experience_years: '' }
    const made = await (
      await create({ ...none, vacancies: undefined, needs_cv: undefined, is_remote: 'true', apply_link: 'https://Jobs.example.org/1' })
    ).json()
    expect(made).toMatchObject({
      is_remote: true,
      division: null,
      district: null,
      district_bn: null,
      salary_min: null,
      salary_max: null,
      job_education_qualification: null,
      experience_years: 0,
      vacancies: null,
      needs_cv: false,
      apply_link: 'https://Jobs.example.org/1',
    })
  })

  it('what a phone sends twice with one job and one logo', async () => {
    const client_key = 'a-key-that-this-phone-made'
    const logo = await aPoster()
    const twins = await Promise.all([create({ client_key }, logo), create({ client_key }, logo)])
    const third = await create({ client_key, title: 'Another' })
    const ids = await Promise.all([...twins, third].map(async (one) => (await one.json()).job_post_id))
    expect(new Set(ids).size).toBe(1)
    const { rows } = await database.pool.query('select company_logo from job_posts where company_logo is not null')
    const kept = new Set(rows.map(({ company_logo }) => company_logo.replace('/media/', '')))
    expect([...files.keys()].filter((key) => /[0-9a-f]{32}\.webp$/.test(key)).every((key) => kept.has(key))).toBe(true)
    const other = await joinAsSeller(app, 'headmaster')
    expect(await postedJob(app, other, jobTexts(branch, { client_key }))).not.toMatchObject({ job_post_id: ids[0] })
  })

  it('a job in two languages, cleaned and found by the words of both', async () => {
    const seconds = {
      second_title: 'Ektara Teacher',
      second_description: '<p>All about <em>dotara</em></p><script>1</script>',
      second_description_state: '{"root":{}}',
    }
    const made = await (await create(seconds)).json()
    const cleaned = { second_title: 'Ektara Teacher', second_description: '<p>All about <em>dotara</em></p>' }
    expect(made).toMatchObject({ title: 'গণিতের শিক্ষক', ...cleaned, second_description_state: '{"root":{}}' })
    const shown = await (await request(`/api/job_post/${made.job_post_id}/`)).json()
    expect(shown).toMatchObject(cleaned)
    expect(shown).not.toHaveProperty('second_description_state')
    for (const q of ['ektara', 'গণিতের']) {
      const found: { job_post_id: number; second_title: string }[] = await (await request(`/api/job_post/?q=${encodeURIComponent(q)}`)).json()
      expect(found.find(({ job_post_id }) => job_post_id === made.job_post_id)?.second_title, q).toBe('Ektara Teacher')
    }
    // The words of a description are found by the search over everything.
    const everything: SearchAnswer = await (await request('/api/search/?q=dotara')).json()
    expect(everything.jobs.results.map(({ job_post_id }) => job_post_id)).toEqual([made.job_post_id])
    const own = await (await request('/api/job_post/?mine=true&q=ektara', { headers: as(employer) })).json()
    expect(own).toMatchObject([{ job_post_id: made.job_post_id, second_title: 'Ektara Teacher' }])
  })

  it('the editor’s own state back to its employer as it was', async () => {
    const description_state = JSON.stringify({ root: { type: 'root', children: [] } })
    const made = await (await create({ description_state })).json()
    expect(made.description_state).toBe(description_state)
  })
})

describe('refuses', () => {
  it.each<[string, Record<string, string | undefined>, Record<string, string>]>([
    ['no title and no company', { title: ' ', company: undefined }, { title: 'required', company: 'required' }],
    ['a title of 81 characters', { title: 'ক'.repeat(81) }, { title: 'too-long' }],
    ['a salary that goes down', { salary_min: '500', salary_max: '400' }, { salary_max: 'below-least' }],
    ['a salary that is none', { salary_min: '-5', salary_max: 'much' }, { salary_min: 'not-a-number', salary_max: 'not-a-number' }],
    ['a salary beyond all', { salary_max: '10000001' }, { salary_max: 'too-large' }],
    ['another type', { job_type: 'Slavery' }, { job_type: 'required' }],
    ['another education', { job_education_qualification: 'Kindergarten' }, { job_education_qualification: 'does-not-fit' }],
    ['experience of 41 years', { experience_years: '41' }, { experience_years: 'too-large' }],
    ['no people at all', { vacancies: '0' }, { vacancies: 'too-small' }],
    ['a district elsewhere', { division: 'Khulna' }, { district: 'not-a-place' }],
    ['no district', { division: '', district: '' }, { district: 'not-a-place' }],
    ['no place', { job_location: '' }, { job_location: 'required' }],
    ['a day that is none', { deadline: '2027-02-30' }, { deadline: 'not-a-time' }],
    ['yesterday', { deadline: dayFromNow(-2) }, { deadline: 'in-the-past' }],
    ['the year after next', { deadline: dayFromNow(190) }, { deadline: 'too-far' }],
    ['a script as a link', { apply_link: 'javascript:alert(1)' }, { apply_link: 'not-a-url' }],
    ['a second title in the same language', { second_title: 'আরেকটি নাম' }, { second_title: 'same-language' }],
    ['a second title of 81 characters', { second_title: 'a'.repeat(81) }, { second_title: 'too-long' }],
    ['a second text without its title', { second_description: '<p>Work</p>' }, { second_title: 'required' }],
    ['an editor’s state of the second text that is none', { second_description_state: '[1]' }, { second_description_state: 'does-not-fit' }],
    ['an empty description', { description: '<p><br></p>' }, { description: 'required' }],
    ['a description that is only a script', { description: '<script>alert(1)</script>' }, { description: 'required' }],
    ['a text of too many tags', { description: '<b>a</b>'.repeat(6000) }, { description: 'too-long' }],
    ['an editor’s state that is none', { description_state: '[1]' }, { description_state: 'does-not-fit' }],
    ['no category', { job_category: '' }, { job_category: 'required' }],
  ])('%s', async (_, over, fields) => {
    const before = [await count(), files.size]
    expect(await refusalOf(await create(over, await aPoster()))).toEqual({ status: 400, code: 'bad-input', fields })
    expect([await count(), files.size]).toEqual(before)
  })

  it('categories that do not stand under each other', async () => {
    const other = await makeJobBranch(database.db)
    for (const level of ['job_category', 'job_subcategory', 'job_subsubcategory'] as const) {
      // The level below is the first that no longer fits what is above it.
      const refused = await refusalOf(await create({ [level]: String(other[level]) }))
      expect(refused).toMatchObject({ code: 'bad-input' })
    }
    expect(await refusalOf(await create({ job_category: String(branch.job_subcategory) }))).toMatchObject({ fields: { job_category: 'does-not-fit' } })
    expect(await refusalOf(await create({ job_subsubcategory: '999999999' }))).toMatchObject({ fields: { job_subsubcategory: 'does-not-fit' } })
  })

  it('a logo that is no picture', async () => {
    expect(await refusalOf(await create({}, new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))))).toMatchObject({
      code: 'unsupported-media',
    })
  })

  it('more open jobs than one employer may have, but drafts', async () => {
    const busy = await joinAsSeller(app, 'everybodys')
    const job = await makeJob(database.db, { employer: busy.id, ...branch })
    await database.pool.query(
      `insert into job_posts (employer, title, company, job_type, deadline, description, job_category, job_subcategory, job_subsubcategory, published_at, search_words)
       select employer, title, company, job_type, deadline, description, job_category, job_subcategory, job_subsubcategory, published_at, search_words
       from job_posts, generate_series(2, 200) where id = $1`,
      [job],
    )
    const refused = await sendJob(app, busy, { path: '/api/job_post/create/', texts: jobTexts(branch) })
    expect(await refusalOf(refused)).toMatchObject({ fields: { is_published: 'too-many' } })
    expect(await postedJob(app, busy, jobTexts(branch, { is_published: 'false' }))).toMatchObject({ phase: 'draft' })
  })

  it('a user who does not sell', async () => {
    const visitor = await joinAndLogIn(app, 'jobseeker')
    expect((await sendJob(app, visitor, { path: '/api/job_post/create/', texts: jobTexts(branch) })).status).toBe(403)
  })
})

/** A tag as the service writes it. */
const TAG = /<\/?([a-z0-9]+)((?:\s+[a-z-]+="[^"]*")*)\s*\/?>/g

describe('guards', () => {
  it.each([
    ['a new job', 'true'],
    ['a draft', 'false'],
  ])('a deletion of the account against %s that comes at the same moment', async (_, is_published) => {
    const boss = await joinAsSeller(app, `leaving${is_published}`)
    const farewell: [string, unknown[]][] = [
      ['select id from users where id = $1 for update', [boss.id]],
      ['update users set deleted_at = now() where id = $1', [boss.id]],
    ]
    const answer = await whileAnotherWorks(app, farewell, () =>
      sendJob(app, boss, { path: '/api/job_post/create/', texts: jobTexts(branch, { is_published }) }),
    )
    expect(answer.status).toBe(401)
    expect((await database.pool.query('select 1 from job_posts where employer = $1', [boss.id])).rowCount).toBe(0)
  })

  it('the limit of open jobs against several posts at the same moment', async () => {
    const boss = await joinAsSeller(app, 'busy')
    const id = await makeJob(database.db, { employer: boss.id })
    const columns = (await database.pool.query(`select * from job_posts where id = $1`, [id])).fields
      .map(({ name }) => name)
      .filter((name) => name !== 'id')
      .join(', ')
    await database.pool.query(`insert into job_posts (${columns}) select ${columns} from job_posts, generate_series(1, 198) where id = $1`, [id])
    const answers = await Promise.all([1, 2, 3].map(() => sendJob(app, boss, { path: '/api/job_post/create/', texts: jobTexts(branch) })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  })

  it('readers against markup that would run, fetch or pretend', async () => {
    for (const markup of STORED_MARKUP) {
      await noLimits()
      const made = await postedJob(app, employer, jobTexts(branch, { is_published: 'false', description: `<p>Work.</p>${markup}` }))
      const { rows } = await database.pool.query('select description from job_posts where id = $1', [made.job_post_id])
      const stored: string = rows[0].description
      expect(stored.replace(TAG, ''), markup).not.toContain('<')
      for (const [, name = '', attributes = ''] of stored.matchAll(TAG)) {
        expect(name, markup).toMatch(/^(?:p|br|h[234]|strong|em|b|i|u|s|[uo]l|li|blockquote|code|pre|a|img|hr|span)$/)
        for (const [, key = '', value = ''] of attributes.matchAll(/([a-z-]+)="([^"]*)"/g)) {
          expect(key, markup).toMatch(/^(?:href|rel|src|alt|title|class)$/)
          if (key === 'href') expect(value, markup).toMatch(/^https?:\/\//)
          if (key === 'src') expect(value, markup).toMatch(/^\/media\/[a-z]+\/[0-9a-f-]+\.webp$/)
        }
      }
      await database.pool.query('delete from job_posts where id = $1', [made.job_post_id])
    }
  })

  it('every word as a word, whatever it would mean elsewhere', async () => {
    const before = await count()
    for (const attempt of ATTEMPTS.slice(0, 20)) {
      await noLimits()
      const response = await create({ title: `${attempt} x`, is_published: 'false' })
      expect([200, 400], attempt).toContain(response.status)
    }
    expect(await count()).toBeGreaterThan(before)
    expect((await request('/api/job_post/')).status).toBe(200)
  })
})
