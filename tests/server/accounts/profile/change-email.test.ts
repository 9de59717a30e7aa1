import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mail_links, sessions, users } from '#server/db/tables/accounts.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { as, join, joinAndLogIn, post, type SignedInPerson } from '#tests/support/server/people.ts'

let aheadMs = 0
const app = useApp({ now: () => Date.now() + aheadMs })
const { database, letters } = app

const change = (person: SignedInPerson, email: string) => post(app, '/api/account/email/', { body: { email }, headers: as(person) })
const verify = (token: string) => post(app, '/api/auth/verify_email/', { body: { token } })
const lettersTo = (email: string) => letters.filter(({ to }) => to === email)
const tokenTo = (email: string) => /\/verify-email#token=([\w-]+)$/m.exec(lettersTo(email).at(-1)?.text ?? '')?.[1] ?? ''
const userRow = async ({ id }: { id: number }) => (await database.db.select().from(users).where(eq(users.id, id)))[0]
const verified = () => ({ email_verified_at: new Date().toISOString() })

describe('answers', () => {
  it('with the new e-mail waiting, and in effect once its link was followed; the old one is told', async () => {
    const person = await joinAndLogIn(app, 'nasrin', verified())
    const answer = await change(person, ' Nasrin.New@mail.example ')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ email: person.email, email_verified: true, pending_email: 'Nasrin.New@mail.example' })
    expect(lettersTo(person.email)).toEqual([])
    const [letter] = lettersTo('Nasrin.New@mail.example')
    expect(letter?.subject).toBe('Confirm your new email for Hatkhola')
    expect(letter?.text).toContain('24 hours')

    const response = await verify(tokenTo('Nasrin.New@mail.example'))
    expect([response.status, await response.json()]).toEqual([200, { email: 'Nasrin.New@mail.example' }])
    expect(await userRow(person)).toMatchObject({ email: 'Nasrin.New@mail.example', email_key: 'nasrin.new@mail.example', pending_email: null })
    const [notice] = lettersTo(person.email)
    expect(notice?.subject).toBe('The email of your Hatkhola account was changed')
    // The reader of the old address need not learn the new one.
    expect(notice?.text.toLowerCase()).not.toContain('nasrin.new')
    expect(notice?.text).toContain(`${TEST_ORIGIN}/profile-settings\n`)
  })

  it('with another spelling of the same e-mail, without sending an e-mail about it', async () => {
    const person = await joinAndLogIn(app, 'tania', verified())
    await change(person, 'TANIA@mail.example')
    expect((await verify(tokenTo('TANIA@mail.example'))).status).toBe(200)
    expect(await userRow(person)).toMatchObject({ email: 'TANIA@mail.example', email_key: 'tania@mail.example' })
    expect(lettersTo(person.email)).toEqual([])
  })

  it('with the link once more, to the address that waits for it', async () => {
    const person = await joinAndLogIn(app, 'rafiq', verified())
    await change(person, 'rafiq.new@mail.example')
    const first = tokenTo('rafiq.new@mail.example')
    expect((await post(app, '/api/account/verification/', { headers: as(person) })).status).toBe(200)
    expect(lettersTo('rafiq.new@mail.example')).toHaveLength(2)
    expect((await verify(first)).status).toBe(410)
    expect((await verify(tokenTo('rafiq.new@mail.example'))).status).toBe(200)
  })
})

describe('refuses', () => {
  it('a change when the last proof is older than ten minutes', async () => {
    const person = await joinAndLogIn(app, 'stale')
    await database.db
      .update(sessions)
      .set({ proved_at: new Date(Date.now() - 11 * 60_000).toISOString() })
      .where(eq(sessions.user_id, person.id))
    const response = await change(person, 'stale.new@mail.example')
    expect([response.status, await response.json()]).toEqual([403, expect.objectContaining({ code: 'password-needed' })])
    expect(lettersTo('stale.new@mail.example')).toEqual([])
  })

  it.each(['', 'nobody', 'a@b', 'a@mail.example\r\nBcc: b@mail.example', 'a@mail.example, b@mail.example', 'Name <a@mail.example>'])(
    '%j, which is no e-mail',
    async (email) => {
      const person = await joinAndLogIn(app, `typo-${Math.random().toString(36).slice(2, 10)}x`)
      expect((await change(person, email)).status).toBe(400)
    },
  )

  it('the link of an e-mail that is no longer wanted, and one older than a day', async () => {
    const person = await joinAndLogIn(app, 'undecided')
    await change(person, 'first.idea@mail.example')
    const first = tokenTo('first.idea@mail.example')
    await change(person, 'second.idea@mail.example')
    expect((await verify(first)).status).toBe(410)
    aheadMs = 24 * 3_600_000 + 1000
    expect((await verify(tokenTo('second.idea@mail.example'))).status).toBe(410)
    aheadMs = 0
    expect(await userRow(person)).toMatchObject({ email: person.email })
  })

  it('the fourth change within an hour', async () => {
    const person = await joinAndLogIn(app, 'restless')
    for (let n = 0; n < 3; n++) expect((await change(person, `restless-${n}@mail.example`)).status).toBe(200)
    expect((await change(person, 'restless-3@mail.example')).status).toBe(429)
    expect(lettersTo('restless-3@mail.example')).toEqual([])
  })
})

describe('guards', () => {
  it('which e-mails are taken: the answer is the same for one that is taken, which only its owner can find out', async () => {
    const owner = await join(app, 'has-it', verified())
    const [one, other] = [await joinAndLogIn(app, 'wants-taken'), await joinAndLogIn(app, 'wants-free')]
    const answers = [await change(one, owner.email), await change(other, 'free@mail.example')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await answers[0]?.json()).toMatchObject({ email: one.email, pending_email: owner.email })
    const response = await verify(tokenTo(owner.email))
    expect([response.status, await response.json()]).toEqual([409, expect.objectContaining({ code: 'taken', fields: { email: 'taken' } })])
    expect(await userRow(one)).toMatchObject({ email: one.email })
    expect(await userRow(owner)).toMatchObject({ email: owner.email })
  })

  it('the account from links that were mailed to the old e-mail', async () => {
    const person = await joinAndLogIn(app, 'moved-on', verified())
    await post(app, '/api/auth/recover/', { body: { email: person.email } })
    await app.app().settle()
    const old = /#token=([\w-]+)$/m.exec(lettersTo(person.email)[0]?.text ?? '')?.[1] ?? ''
    expect(old).not.toBe('')
    await change(person, 'moved@mail.example')
    expect((await verify(tokenTo('moved@mail.example'))).status).toBe(200)
    expect(await database.db.select().from(mail_links).where(eq(mail_links.user_id, person.id))).toEqual([])
    expect((await post(app, '/api/auth/reset/', { body: { token: old, password: 'seven mangoes in Rajshahi' } })).status).toBe(410)
  })

  it('an e-mail that two accounts want at once: one gets it', async () => {
    const people = [await joinAndLogIn(app, 'racer-a'), await joinAndLogIn(app, 'racer-b')]
    const tokens: string[] = []
    for (const person of people) {
      await change(person, 'prize@mail.example')
      tokens.push(tokenTo('prize@mail.example'))
    }
    const answers = await Promise.all(tokens.map(verify))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const winners = await database.db.select().from(users).where(eq(users.email_key, 'prize@mail.example'))
    expect(winners).toHaveLength(1)
  })
})
