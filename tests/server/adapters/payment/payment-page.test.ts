import { describe, expect, it } from 'vitest'
import { openPayment, PROVIDER_URLS } from '#server/adapters/payment/open-payment.ts'
import { paymentPage } from '#server/adapters/payment/payment-page.ts'

const LOCAL = 'http://127.0.0.1:3001'
const atProvider = (address: string) => paymentPage(address, 'live', PROVIDER_URLS.live)
const atLocal = (address: string) => paymentPage(address, 'local', LOCAL)

describe('answers', () => {
  it.each([
    'https://sandbox.sslcommerz.com/EasyCheckOut/testcde0a1b2',
    'https://securepay.sslcommerz.com/gwprocess/v4/gw.php?Q=PAY&SESSIONKEY=0A1B',
    'https://epay-gw.sslcommerz.com/x',
  ])('%s', (address) => {
    expect(atProvider(address)).toBe(address)
  })

  it('pages of the local gateway itself', () => {
    expect(atLocal(`${LOCAL}/gwprocess/v4/gw.php?Q=PAY`)).toBe(`${LOCAL}/gwprocess/v4/gw.php?Q=PAY`)
  })
})

describe('refuses', () => {
  it.each([
    'http://securepay.sslcommerz.com/x',
    'https://evil.example/x',
    'https://sslcommerz.com.evil.example/x',
    'https://evilsslcommerz.com/x',
    'https://evil.example/.sslcommerz.com',
    'https://evil.example?.sslcommerz.com',
    'https://evil.example#.sslcommerz.com',
    'https://securepay.sslcommerz.com@evil.example/x',
    'https://evil.example\\@securepay.sslcommerz.com/x',
    'https://user:word@securepay.sslcommerz.com/x',
    'https://securepay.sslcommerz.com:8443/x',
    '//securepay.sslcommerz.com/x',
    '/gwprocess/v4/gw.php',
    'javascript:alert(1)//.sslcommerz.com',
    'data:text/html,.sslcommerz.com',
    'intent://securepay.sslcommerz.com/#Intent;end',
    LOCAL,
    '',
  ])('%s', (address) => {
    expect(atProvider(address)).toBeUndefined()
  })

  it.each([
    'http://127.0.0.1:3002/x',
    'http://localhost:3001/x',
    'https://127.0.0.1:3001/x',
    'http://127.0.0.1:3001@evil.example/',
    'https://sandbox.sslcommerz.com/x',
    'javascript:1',
  ])('at the local gateway %s', (address) => {
    expect(atLocal(address)).toBeUndefined()
  })

  it.each([
    ['sandbox', 'https://sandbox.sslcommerz.com.evil.example'],
    ['sandbox', PROVIDER_URLS.live],
    ['live', 'http://securepay.sslcommerz.com'],
    ['live', LOCAL],
    ['local', 'http://10.0.0.1:3001'],
    ['local', PROVIDER_URLS.sandbox],
    ['local', 'http://127.0.0.1.evil.example:3001'],
  ] as const)('%s payments through %s', (mode, base_url) => {
    const log = { warn: () => undefined, error: () => undefined }
    expect(() => openPayment({ mode, base_url, store_id: 'a', store_password: 'b', origin: 'https://hatkhola.example', log })).toThrow(TypeError)
  })
})
