import { describe, expect, it } from 'vitest'
import { paisaOf, readWalletMessage } from '#contract/wallet-payments/read-wallet-message.ts'
import { REAL_MESSAGES } from './real-messages.ts'

const NOTHING = { trxid: null, trxids: [], amount_paisa: null, wallet: null, isOther: false, direction: null, from: null, to: null }

describe('a pasted message of a mobile wallet', () => {
  it('is one of at least forty that are tried', () => expect(REAL_MESSAGES.length).toBeGreaterThanOrEqual(40))
  it.each(REAL_MESSAGES)('is read: %s', (_, text, found) => expect(readWalletMessage(text)).toMatchObject(found))

  it('is read the same with invisible signs between its words', () => {
    const text = '\u200eSend Money Tk 550.00\u200b to 01812345678\ufeff successful. TrxID\u00a0BKL4M5N6P7'
    expect(readWalletMessage(text)).toMatchObject({ trxid: 'BKL4M5N6P7', amount_paisa: 55_000, to: '+8801812345678' })
  })

  it('never takes a fee or a balance for what was paid', () => {
    for (const text of ['Fee Tk 5.00. Balance Tk 120.30. TrxID BKL4M5N6P7', 'ফি ৳৫.০০। ব্যালেন্স ৳১২০.৩০। TrxID BKL4M5N6P7'])
      expect(readWalletMessage(text)).toMatchObject({ trxid: 'BKL4M5N6P7', amount_paisa: null })
  })

  it('leaves amounts that are none to be typed', () => {
    for (const amount of ['-550', '1e9', '99999999999', '550.123', '0', '0.00', '5,5,0', '1,2,3,4'])
      expect(readWalletMessage(`Payment Tk ${amount} successful. TrxID BKL4M5N6P7`), amount).toMatchObject({ trxid: 'BKL4M5N6P7', amount_paisa: null })
  })

  it('does not take its label for a part of a TrxID that stands alone', () => {
    for (const text of ['TrxID BKL4M5N6P7', 'TrxID: BKL4M5N6P7', 'TrxIDBKL4M5N6P7', 'Trx ID bkl4m5n6p7', 'Transaction ID BKL4M5N6P7'])
      expect(readWalletMessage(text), text).toMatchObject({ trxid: 'BKL4M5N6P7', trxids: ['BKL4M5N6P7'], wallet: 'bkash' })
    expect(readWalletMessage('TXN8D7F2K1')).toMatchObject({ trxid: 'TXN8D7F2K1' })
  })

  it('finds nothing in nothing', () => {
    for (const text of ['', ' ', '\0', '\ud800', 'TrxID', 'TrxID ', 'Tk', '০']) expect(readWalletMessage(text), text).toEqual(NOTHING)
  })

  it('takes what is hostile as text', () => {
    const found = readWalletMessage(`<script>alert(1)</script>'; drop table purchases; -- TrxID BKL4M5N6P7 {{constructor}} Tk 550`)
    expect(found).toMatchObject({ trxid: 'BKL4M5N6P7', amount_paisa: 55_000 })
    expect(readWalletMessage(`=cmd|' /C calc'!A0 TrxID =BKL4M5N6P7`).trxid).toBe('BKL4M5N6P7')
  })

  it('is read in time by its length alone, however it repeats', () => {
    const parts = [
      'TrxID ',
      'Tk 1',
      'from 01',
      'ট্রানজেকশন আইডি ',
      'a'.repeat(20),
      '1,',
      '  ',
      '\u0301',
      'fee fee ',
      '017'.repeat(5),
      'TrxID AB12',
      '৳৳৳',
      'লেনদেন',
      '\u200b',
    ]
    for (const part of parts) {
      const text = part.repeat(Math.ceil(65_536 / part.length))
      const begun = performance.now()
      readWalletMessage(text)
      expect(performance.now() - begun, part).toBeLessThan(200)
    }
  })

  it('is read up to a length that no message has', () => {
    expect(readWalletMessage(`${'x '.repeat(4000)} TrxID BKL4M5N6P7`).trxid).toBeNull()
    expect(readWalletMessage(`TrxID BKL4M5N6P7 ${'x '.repeat(40_000)}`).trxid).toBe('BKL4M5N6P7')
  })
})

describe('taka in a message', () => {
  it.each([
    ['550', 55_000],
    ['550.5', 55_050],
    ['1,250.00', 125_000],
    ['1,05,250.50', 10_525_050],
    ['10000000', 1_000_000_000],
  ])('are paisa: %s', (text, paisa) => expect(paisaOf(text)).toBe(paisa))
  it.each(['', '.', '10000001', '1,2', ',5', '1e3', 'NaN', '-1'])('are refused otherwise: %s', (text) => expect(paisaOf(text)).toBeNull())
})
