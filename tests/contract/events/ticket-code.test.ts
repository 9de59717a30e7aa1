import { describe, expect, it } from 'vitest'
import { holderText, packClaim, qrText, readQrText, type TicketClaim } from '#contract/events/ticket-code.ts'
import { CODE_CHARACTERS, printedCode } from '#contract/events/ticket-rules.ts'
import { makeDice } from '#server/db/seed/drawing/random.ts'

const ROUNDS = 300
const dice = makeDice(2026)
const bytes = (length: number) => Uint8Array.from({ length }, () => dice.whole(0, 255))
const code = () => Array.from({ length: 8 }, () => dice.pick([...CODE_CHARACTERS] as [string, ...string[]])).join('')
const id = () => dice.pick([1, 0xffffffff, 0x80000000, dice.whole(1, 2_147_483_647)])
const claim = (): TicketClaim => ({ kid: dice.whole(0, 255), ticket: id(), event: id(), event_ticket: id(), code: code(), holder: bytes(8) })
const many = <T>(make: () => T): T[] => Array.from({ length: ROUNDS }, make)
const A_CLAIM: TicketClaim = { kid: 3, ticket: 1, event: 2, event_ticket: 3, code: 'ABCDEFGH', holder: bytes(8) }

describe('the text of a QR code', () => {
  it('says what was packed, with every claim', () => {
    for (const one of many(claim)) {
      const [signed, signature] = [packClaim(one), bytes(64)]
      expect(readQrText(qrText(signed, signature))).toEqual({ claim: one, signed, signature })
    }
  })

  it('has only characters that a QR code writes narrowly, and always the same number', () => {
    for (const one of many(claim)) expect(qrText(packClaim(one), bytes(64))).toMatch(/^[0-9A-Z]{146}$/)
  })

  it('says something else for every other claim', () => {
    const texts = new Set(many(() => qrText(packClaim(claim()), new Uint8Array(64))))
    expect(texts.size).toBe(ROUNDS)
  })
})

describe('reading refuses', () => {
  const text = qrText(packClaim(A_CLAIM), bytes(64))

  it.each([
    ['nothing', ''],
    ['an address', 'https://hatkhola.example/events'],
    ['a text of the same length', 'X'.repeat(146)],
    ['small letters', text.toLowerCase()],
    ['a space or a line break', `${text}\n`],
    ['a character less', text.slice(1)],
    ['a character more', `${text}0`],
    ['letters that are none of ours', text.replace(/.$/, 'U')],
    ['Bangla digits', text.replaceAll('0', '০')],
    ['half a character', `${text.slice(0, -1)}\ud83d`],
    [
      'another version',
      qrText(
        Uint8Array.from(packClaim(A_CLAIM), (byte, at) => (at === 0 ? 2 : byte)),
        bytes(64),
      ),
    ],
  ])('%s', (_, foreign) => {
    expect(readQrText(foreign)).toBeUndefined()
  })

  it('the same bytes spelled otherwise: the last character has two bits to spare', () => {
    const last = CODE_CHARACTERS.indexOf(text.at(-1) ?? '')
    const spelled = [1, 2, 3].map((bits) => text.slice(0, -1) + CODE_CHARACTERS[last | bits])
    expect(spelled.map(readQrText)).toEqual([undefined, undefined, undefined])
  })

  it('anything that chance brings', () => {
    for (const noise of many(() => String.fromCharCode(...Array.from({ length: 146 }, () => dice.whole(0, 0xffff))))) expect(readQrText(noise)).toBeUndefined()
  })
})

describe('packing refuses', () => {
  it.each<[string, Partial<TicketClaim>]>([
    ['a key beyond a byte', { kid: 256 }],
    ['a negative key', { kid: -1 }],
    ['an id that would wrap around', { ticket: 2 ** 32 }],
    ['half an id', { event: 1.5 }],
    ['no number', { event_ticket: Number.NaN }],
    ['a short code', { code: 'ABCDEFG' }],
    ['a code in small letters', { code: 'abcdefgh' }],
    ['a code of other letters', { code: 'ILOUILOU' }],
    ['a short hash', { holder: bytes(7) }],
  ])('%s', (_, over) => {
    expect(() => packClaim({ ...A_CLAIM, ...over })).toThrow(TypeError)
  })

  it('parts of other lengths', () => {
    expect(() => qrText(bytes(26), bytes(64))).toThrow(TypeError)
    expect(() => qrText(packClaim(A_CLAIM), bytes(63))).toThrow(TypeError)
  })
})

describe("a holder's name", () => {
  it.each([
    ['spaces', ' Nasrin\u00a0  Akter ', 'Nasrin Akter'],
    ['case', 'NASRIN akter', 'Nasrin Akter'],
    ['code points', 'র\u09af\u09bc', 'র\u09df'],
    ['wide letters', 'Ｎａｓｒｉｎ', 'Nasrin'],
  ])('is the same with other %s', (_, one, other) => {
    expect(holderText(one)).toBe(holderText(other))
  })

  it('is another one with other letters', () => {
    expect(holderText('নাসরিন')).not.toBe(holderText('নাসরীন'))
  })

  it('stays as it is when it is done again', () => {
    const names = many(() =>
      String.fromCodePoint(...Array.from({ length: 6 }, () => dice.pick([dice.whole(32, 0x5ff), dice.whole(0x980, 0x9ff), dice.whole(0x1e00, 0x1fff), 0x130]))),
    )
    for (const name of names) expect(holderText(holderText(name))).toBe(holderText(name))
  })
})

it('a code is printed in two groups of four', () => {
  expect(printedCode('7K3M9Q2X')).toBe('7K3M 9Q2X')
})
