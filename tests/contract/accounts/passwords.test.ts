import { describe, expect, it } from 'vitest'
import { passwordFault } from '#contract/accounts/passwords.ts'

const SALMA = { username: 'salma.begum', email: 'salma88@mail.example' }

describe('answers', () => {
  it.each(['abcdef', '      ', 'নদীর ঘাটে', '🛶🌾🌙🪔🐟🥭', 'x'.repeat(128), '🛶'.repeat(128), 'a\tb\nc d', '123456'])('%j may be a password', (password) => {
    expect(passwordFault(password)).toBeUndefined()
  })

  it('a name inside a longer password', () => {
    expect(passwordFault('salma.begum sells mangoes', SALMA)).toBeUndefined()
    expect(passwordFault('at hatkhola we meet', SALMA)).toBeUndefined()
  })

  it('short names in any password', () => {
    expect(passwordFault('abc123', { username: 'abc', email: 'a@b.cd' })).toBeUndefined()
  })
})

describe('refuses', () => {
  it.each([
    ['', 'required'],
    ['abcde', 'password-short'],
    ['🛶🌾🌙🪔🐟', 'password-short'],
    ['x'.repeat(129), 'password-long'],
    ['🛶'.repeat(129), 'password-long'],
  ])('%j: %s', (password, reason) => {
    expect(passwordFault(password)).toBe(reason)
  })

  it.each([
    'salma.begum',
    'Salma.Begum1',
    '12salma.begum',
    'salma88',
    'SALMA88!!',
    'salma88@mail.example',
    'hatkhola',
    'Hatkhola12',
    'হাটখোলা১২',
    'salma.begumsalma.begum',
  ])('what is made of the owner’s names, or of ours: %s', (password) => {
    expect(passwordFault(password, SALMA)).toBe('password-personal')
  })
})
