import { describe, expect, it } from 'vitest'
import { deviceName } from '#app/nouns/device-name.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const IOS = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('a device', () => {
  it.each([
    [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    [`Mozilla/5.0 (Linux; Android 13; SM-A145F) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
    [`Mozilla/5.0 (Linux; U; Android 11; en-US) ${WEBKIT} Version/4.0 Chrome/100.0 UCBrowser/13.4.0 Mobile Safari/537.36`, 'UC Browser', 'Android'],
    [`Mozilla/5.0 (Linux; Android 12) ${WEBKIT} Version/4.0 Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/440.0;]`, 'Facebook', 'Android'],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${IOS} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${IOS} CriOS/130.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${IOS} Version/18.0 Safari/605.1.15`, 'Safari', 'Mac'],
    [`Mozilla/5.0 (Linux; Android 9) ${WEBKIT} Chrome/120.0 Mobile Safari/537.36 OPR/80.0`, 'Opera', 'Android'],
  ])('that says %s is called %s on %s', (userAgent, browser, system) => {
    expect(deviceName(userAgent)).toMatchObject({ browser, system })
  })

  it('keeps its secrets when it says nothing known', () => {
    expect(deviceName('curl/8.0')).toEqual({ isPhone: false })
    expect(deviceName('')).toEqual({ isPhone: false })
  })

  it('is a phone when its system is one of phones', () => {
    expect(deviceName('Mozilla/5.0 (Linux; Android 10; K)').isPhone).toBe(true)
    expect(deviceName('Mozilla/5.0 (X11; Linux x86_64)').isPhone).toBe(false)
  })
})
