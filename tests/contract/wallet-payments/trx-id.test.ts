import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { hasLookAlikes, isUsualTrxId, lookAlikeForm, TrxId, trxIdOf } from '#contract/wallet-payments/trx-id.ts'
import { readWalletCodes, telOfCode, WALLET_CODES } from '#contract/wallet-payments/wallets.ts'

describe('a TrxID', () => {
  it.each(['CK19X7Q2LM', 'ck19x7q2lm', ' CK19 X7Q2 LM ', 'CK১৯X৭Q২LM', 'ck-19-x7-q2-lm', 'ＣＫ１９Ｘ７Ｑ２ＬＭ', 'CK19\u200bX7Q2LM', 'CK19X7\u00a0Q2LM.'])(
    'is the same in every writing: %s',
    (text) => expect(trxIdOf(text)).toBe('CK19X7Q2LM'),
  )

  it.each(['', '12345', 'CK19X7Q2LM'.repeat(3), 'CK19X7Q2L!', 'ক১২৩৪৫৬৭', 'CK19;DROP', '1'.repeat(61), ' '.repeat(70)])('is not anything else: %j', (text) => {
    expect(trxIdOf(text)).toBeUndefined()
    expect(v.safeParse(TrxId, text).success).toBe(false)
  })

  it('with O is not that with 0: they are warned of, and never merged', () => {
    expect(trxIdOf('CK19X7O2LM')).not.toBe(trxIdOf('CK19X702LM'))
    expect(lookAlikeForm('CK19X7O2LM')).toBe(lookAlikeForm('CK19X702LM'))
    expect(lookAlikeForm('CKI9X7Q2LM')).toBe(lookAlikeForm('CK19X7Q2IM'))
    expect(hasLookAlikes('CK19X7O2AM')).toBe(true)
    expect(hasLookAlikes('CK29X7A2BM')).toBe(false)
  })

  it('that is longer than its wallet makes them today is unusual, and still one', () => {
    expect([isUsualTrxId('bkash', 'CK19X7Q2LM'), isUsualTrxId('nagad', '71XYZ9AB'), isUsualTrxId('rocket', '4512367890')]).toEqual([true, true, true])
    expect([isUsualTrxId('bkash', 'CK19X7Q2LM1'), isUsualTrxId('nagad', 'CK19X7Q2LM'), isUsualTrxId('rocket', 'CK19X7Q2LM')]).toEqual([false, false, false])
    expect(trxIdOf('CK19X7Q2LM1')).toBe('CK19X7Q2LM1')
  })
})

describe('codes of wallets', () => {
  it('can be dialled: the hash sign is written as links have it', () => {
    expect(telOfCode(WALLET_CODES.bkash)).toBe('tel:*247%23')
    expect(telOfCode('*167*4#')).toBe('tel:*167*4%23')
  })

  it('are a setting, those that it does not name as usual', () => {
    expect(readWalletCodes('')).toEqual(WALLET_CODES)
    expect(readWalletCodes(' bkash=*247*1# , nagad = *168#')).toEqual({ bkash: '*247*1#', nagad: '*168#', rocket: '*322#' })
    for (const wrong of ['upay=*268#', 'bkash', 'bkash=javascript:alert(1)', 'bkash=', '__proto__=*1#', 'constructor=*1#'])
      expect(readWalletCodes(wrong), wrong).toBeUndefined()
  })
})
