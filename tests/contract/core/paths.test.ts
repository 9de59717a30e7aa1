import { describe, expect, it } from 'vitest'
import { readNext } from '#contract/accounts/sessions.ts'
import { canonicalPath, isKeepable, isOwnPath, splitLanguage, withLanguage } from '#contract/core/paths.ts'

describe('splitLanguage', () => {
  it.each([
    ['/bn/events', 'bn', '/events'],
    ['/en/eventdetails/12', 'en', '/eventdetails/12'],
    ['/BN/Events', 'bn', '/Events'],
    ['/bn', 'bn', '/'],
    ['/bn/', 'bn', '/'],
    ['/bn/events/', 'bn', '/events/'],
  ])('takes the language off %s', (pathname, language, path) => {
    expect(splitLanguage(pathname)).toEqual({ language, path })
  })

  it.each(['/events', '/', '/fr/events', '/bnx/events', '/english', ''])('leaves %j as it is', (pathname) => {
    expect(splitLanguage(pathname)).toEqual({ language: undefined, path: pathname })
  })

  it('takes one language off, not two', () => {
    expect(splitLanguage('/bn/en/events').path).toBe('/en/events')
  })
})

describe('canonicalPath', () => {
  it('leaves the secret of a rider’s link as it is', () => {
    expect(canonicalPath('/Rider/K7M2.1.aBc_D-e/')).toBe('/rider/K7M2.1.aBc_D-e')
  })

  it.each([
    ['/', '/'],
    ['', '/'],
    ['/Blog', '/blogs'],
    ['/categories/', '/category'],
    ['/health', '/category/health'],
    ['/events', '/events'],
    ['/Events/', '/events'],
    ['/eventIndex', '/events'],
    ['/eventindex//', '/events'],
    ['/event/event_index', '/events'],
    ['/events/12', '/eventdetails/12'],
    ['/EventDetails/12/', '/eventdetails/12'],
    ['/saved', '/saved'],
    ['/product', '/shop'],
    ['/EShop/', '/shop'],
    ['/product/product-index', '/shop'],
    ['/Blogs/%3cScript%3E', '/blogs/%3Cscript%3E'],
  ])('spells %j as %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })

  it('changes nothing the second time', () => {
    for (const path of ['/eventIndex', '/events/12', '/Nothing/Here/']) expect(canonicalPath(canonicalPath(path))).toBe(canonicalPath(path))
  })

  it.each(['//evil.example', '/\\\\evil.example/', '///evil.example//', '/bn//evil.example', '/bn/\\evil.example'])(
    'never makes %j an address of another site',
    (path) => {
      expect(canonicalPath(splitLanguage(path).path)).toBe('/evil.example')
    },
  )

  it('leaves unknown paths alone but for their case and ending', () => {
    expect(canonicalPath('/no/such/')).toBe('/no/such')
    expect(canonicalPath('/events/12/more')).toBe('/events/12/more')
  })
})

describe('withLanguage', () => {
  it('puts the language first, and nothing after it at the root', () => {
    expect(withLanguage('bn', '/events')).toBe('/bn/events')
    expect(withLanguage('en', '/')).toBe('/en')
    expect(withLanguage(undefined, '/events')).toBe('/events')
  })

  it('is undone by splitLanguage', () => {
    for (const path of ['/', '/events', '/eventdetails/12']) expect(splitLanguage(withLanguage('bn', path))).toEqual({ language: 'bn', path })
  })
})

describe('a place to come back to', () => {
  it.each([
    '/events',
    '/bn/eventdetails/12',
    '/events?q=boul&page=2',
    '/profile-settings#password',
    '/sellerprofile',
    '/',
    '/events?next=https://evil.example',
  ])('is %s', (path) => {
    expect(isOwnPath(path)).toBe(true)
    expect(readNext({ next: path })).toEqual({ next: path })
    expect(new URL(path, 'https://hatkhola.test').origin).toBe('https://hatkhola.test')
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/events\\..\\..',
    '/bn//evil.example',
    '/./evil',
    '/../evil',
    '/.//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /events',
    '\u0000/events',
    'javascript:alert(1)',
    'data:text/html,x',
    'events',
    '',
    '?next=/events',
    '/login',
    '/bn/login?next=/events',
    '/Logout',
    '/logout/',
    '/registration',
    '/google-login?code=1',
    '/reset-password#token=1',
    `/${'a'.repeat(600)}`,
  ])('is not %j', (path) => {
    expect(isOwnPath(path)).toBe(false)
    expect(readNext({ next: path })).toEqual({})
  })

  it.each([undefined, null, 7, ['/events'], { href: '/events' }])('is a text, not %j', (next) => {
    expect(readNext({ next })).toEqual({})
  })
})

describe('a page that may be kept', () => {
  it.each(['/events', '/login', '/bn/profile-settings', '/verify-emails'])('is %s', (path) => expect(isKeepable(path)).toBe(true))
  it.each([
    '/google-login',
    '/bn/google-login?code=1',
    '/Reset-Password/',
    '/verify-email',
    '/bn/event_order/K7M2Q9TXBR',
    '/check-payment?event_order_id=K7M2Q9TXBR',
    '/event-payment-success',
    '/rider/abcdefghijklmnopqrstuvwxyz',
    '/bn/shop_order/k7m2q9txbr',
    '/shop_purchase/k7m2q9txbr',
    '/shop_return/k7m2q9txbr',
  ])('is not %s', (path) => expect(isKeepable(path)).toBe(false))
})
