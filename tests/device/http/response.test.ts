import { describe, expect, it } from 'vitest'
import { problemOf, readJson, readJsonText, refusalIn, retryAfterOf } from '#device/http/response.ts'
import { html, json } from '#tests/support/phone/fake-network.ts'

/** A response that ends in the middle. */
const cutOff = () =>
  new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) }), {
    headers: { 'content-type': 'application/json' },
  })

describe('the JSON of a response', () => {
  it('is given as text and read', async () => {
    expect(await readJsonText(json({ id: 7 }))).toEqual({ text: '{"id":7}', body: { id: 7 } })
  })

  it.each([
    ['a page', () => html('<h1>Log in to the hotel</h1>')],
    ['half of it', () => new Response('{"id":', { headers: { 'content-type': 'application/json' } })],
  ])('is none of %s', async (_, reply) => {
    expect(await readJsonText(reply())).toBeUndefined()
    await expect(readJson(reply())).rejects.toMatchObject({ code: 'strange-answer' })
  })

  it('tells a lost connection apart, where that matters', async () => {
    await expect(readJsonText(cutOff())).rejects.toThrow('network error')
    await expect(readJson(cutOff())).rejects.toMatchObject({ code: 'strange-answer' })
  })
})

describe('a refusal', () => {
  it('is in the words of our service, with what explains it', () => {
    const body = { status: 409, code: 'sold-out', facts: { left: 2 }, fields: { seats: 'too-large' }, request_id: 'r1' }
    expect(refusalIn(body)).toEqual({ code: 'sold-out', facts: { left: 2 }, fields: { seats: 'too-large' }, requestId: 'r1' })
    expect(problemOf(json(body, { 'retry-after': '3' }, 409), body)).toMatchObject({
      code: 'sold-out',
      facts: { left: 2 },
      requestId: 'r1',
      retryAfterSeconds: 3,
    })
  })

  it.each([[{ code: 'not-found' }], [{ status: 404 }], [{ status: 404, code: 404 }], ['not found'], [null], [undefined]])('is not %j', (body) => {
    expect(refusalIn(body)).toBeUndefined()
    expect(problemOf(json(body, {}, 404), body).code).toBe('strange-answer')
  })

  it('explains nothing by what has another shape', () => {
    expect(refusalIn({ status: 409, code: 'stale', facts: { version: 'two' }, fields: 'none' })).toEqual({ code: 'stale' })
  })

  it('of a later version is told as far as its asker can', () => {
    const body = { status: 503, code: 'moon-eclipse' }
    expect([problemOf(json(body, {}, 503), body).code, problemOf(json(body, {}, 503), body, 'busy').code]).toEqual(['strange-answer', 'busy'])
  })
})

describe('how long the service asks to wait', () => {
  it.each([
    ['120', 120],
    ['-5', 0],
    ['soon', 0],
  ])('is read from %s', (value, seconds) => expect(retryAfterOf(json({}, { 'retry-after': value }))).toBe(seconds))

  it('is read from a date', () => {
    const at = new Date(Date.now() + 60_000).toUTCString()
    expect(retryAfterOf(json({}, { 'retry-after': at }))).toBeGreaterThan(55)
  })

  it('is nothing without a word of it', () => expect(retryAfterOf(json({}))).toBe(0))
})
