import { describe, expect, it } from 'vitest'
import { wantedBefore } from '#app/features/accounts/wanted-before.ts'

const ORIGIN = 'https://hatkhola.example'
const wanted = (referrer: string) => wantedBefore(referrer, ORIGIN)

describe('a link between login and joining that is tapped before the page is alive', () => {
  it.each(['/en/login', '/bn/login', '/registration'])('keeps where the reader wanted to go: from %s', (path) => {
    expect(wanted(`${ORIGIN}${path}?next=${encodeURIComponent('/events?q=a')}`)).toBe('/events?q=a')
  })

  it.each([
    ['another site', 'https://evil.example/login?next=/events'],
    ['another screen', `${ORIGIN}/en/events?next=/jobs`],
    ['one that wanted nothing', `${ORIGIN}/login`],
    ['a wish for another site', `${ORIGIN}/login?next=${encodeURIComponent('//evil.example')}`],
    ['an address that was typed', ''],
  ])('wants nothing when it was led to from %s', (_, referrer) => {
    expect(wanted(referrer)).toBeUndefined()
  })
})
