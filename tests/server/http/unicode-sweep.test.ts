import { afterAll, describe, expect, it } from 'vitest'
import type { EndpointSpec } from '#contract/core/endpoint.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { MARK_TOWERS, STRANGE_TEXTS } from '#tests/support/hostile/unicode-attacks.ts'
import { renewedSix } from '#tests/support/server/access/renewed-six.ts'
import { keyOf, ROUTE_ENTRIES } from '#tests/support/server/access/route-entries.ts'
import type { Question } from '#tests/support/server/access/route-entry.ts'
import { type Six, type Who, withNew } from '#tests/support/server/access/six-people.ts'
import { useApp } from '#tests/support/server/app.ts'
import { askEndpoint, trustingGoogle } from '#tests/support/server/ask-endpoint.ts'
import { watchStalls } from '#tests/support/server/stall-watch.ts'
import { type TextField, textFieldsOf, withText } from '#tests/support/server/text-fields.ts'

/** `HATKHOLA_SWEEP=whole`: every text in every field. Otherwise each field gets two towers of marks, and the other texts in turns. */
const IS_WHOLE = process.env.HATKHOLA_SWEEP === 'whole'
const STALL_MS = 200
const ANSWER_MS = 1000
/** What fits into an address, a JSON body, and a form, so that nothing is refused for its size: a mark takes two bytes, in an address six. */
const LENGTHS = { address: 1200, json: 30_000, form: 100_000 }

const app = useApp({ google: trustingGoogle })
const people = renewedSix(app)
const watch = watchStalls()
afterAll(() => watch.stop())

const EACH = ENDPOINTS.map((endpoint) => ({ key: keyOf(endpoint), endpoint, fields: textFieldsOf(endpoint) })).filter(({ fields }) => fields.length > 0)
const ALL_TEXTS = Object.entries({ ...MARK_TOWERS, ...STRANGE_TEXTS })
const TOWERS = ALL_TEXTS.slice(0, 2)
const OTHERS = ALL_TEXTS.slice(2)
const found = { longest: 0, slowest: 0, requests: 0, at: '' }

type Text = (typeof ALL_TEXTS)[number]

/** Which texts a field gets. @param turn of the field among all fields */
const textsFor = (turn: number): Text[] => (IS_WHOLE ? ALL_TEXTS : [...TOWERS, ...OTHERS.slice(turn % OTHERS.length, (turn % OTHERS.length) + 1)])

function lengthFor(endpoint: EndpointSpec, { part }: TextField): number {
  if (part !== 'body') return LENGTHS.address
  return endpoint.form ? LENGTHS.form : LENGTHS.json
}

/** Which person of the six asks the endpoint. */
const asker = (endpoint: EndpointSpec): Who => (endpoint.access === 'staff' ? 'staff' : whoOf(ROUTE_ENTRIES[keyOf(endpoint)]?.expected))
const whoOf = (expected: Partial<Record<Who, number>> = {}): Who =>
  (['sellerA', 'buyerA', 'visitor'] as const).find((who) => expected[who] === 200) ?? 'sellerA'

const put = (question: Question, { part, path }: TextField, text: string): Question => ({ ...question, [part]: withText(question[part], path, text) })

async function strike(six: Six, endpoint: EndpointSpec, { question, name }: { question: Question; name: string }): Promise<number> {
  await app.database.pool.query('delete from rate_limits')
  watch.read()
  const response = await askEndpoint(app, endpoint, { question, access: six[asker(endpoint)].access })
  const answer = await response.text()
  const { longest, all } = watch.read()
  found.requests += 1
  if (longest > found.longest) Object.assign(found, { longest, at: name })
  found.slowest = Math.max(found.slowest, all)
  const isOurs = response.status >= 500 && !answer.includes('"code":"google-failed"')
  expect.soft(isOurs, `${name} was answered with ${answer.slice(0, 200)}`).toBe(false)
  expect.soft(longest, `${name} held up everybody, in milliseconds`).toBeLessThan(STALL_MS)
  expect.soft(all, `${name} was worked on, in milliseconds`).toBeLessThan(ANSWER_MS)
  return response.status
}

describe('text that is hard to read does not hold up other requests', () => {
  let turn = 0

  it.each(EACH)(
    '$key',
    async ({ key, endpoint, fields }) => {
      let six = await people.get()
      if (endpoint.method !== 'GET') people.changed(asker(endpoint))
      for (const field of fields) {
        turn += 1
        for (const [text, make] of textsFor(turn)) {
          const question = ROUTE_ENTRIES[key]?.ask?.(six, asker(endpoint)) ?? {}
          const name = `${key}: ${field.path.join('.')} with ${text}`
          const status = await strike(six, endpoint, { question: put(question, field, make(lengthFor(endpoint, field))), name })
          // Some of it was taken, and ended the session.
          if (status === 401 && endpoint.access !== 'anyone') six = await withNew(app, six, asker(endpoint))
        }
      }
    },
    IS_WHOLE ? 600_000 : 60_000,
  )

  it('in any field of any endpoint', () => {
    const count = EACH.reduce((sum, { fields }) => sum + fields.length, 0)
    const figures = `longest stall ${Math.round(found.longest)} ms (${found.at}), most work for one answer ${Math.round(found.slowest)} ms`
    process.stdout.write(`${count} fields of ${EACH.length} endpoints, ${found.requests} requests: ${figures}\n`)
    expect(count).toBeGreaterThan(200)
    expect(found.requests).toBeGreaterThanOrEqual(3 * count)
  })
})
