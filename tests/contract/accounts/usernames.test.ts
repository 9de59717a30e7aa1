import { describe, expect, it } from 'vitest'
import { cleanUsername, usernameFault, usernameKey } from '#contract/accounts/usernames.ts'

describe('answers', () => {
  it.each(['salma', 'Salma', 'salma_88', 'r.k-p', 'abc', 'a'.repeat(30), 'সালমা', 'সালমা৮৮', 'রহিম_১', 'ক্ষণিকা', 'আব্দুল.করিম', '০১২ক'])(
    '%s can be a name',
    (name) => {
      expect(usernameFault(name)).toBeUndefined()
    },
  )

  it('the composed form, without spaces around', () => {
    expect(cleanUsername('  Salma\n')).toBe('Salma')
    expect(cleanUsername('\u0995\u09c7\u09be')).toBe('\u0995\u09cb')
    expect(usernameFault('\u09af\u09bc\u09be\u09b8\u09bf\u09a8')).toBeUndefined()
  })

  it.each([
    ['salma', 'SALMA'],
    ['salma', 'sa.l-m_a'],
    ['rokib', 'r0kib'],
    ['bill', 'b1ll'],
    ['bill', 'biII'],
    ['karim', 'kar1rn'],
    ['wasim', 'vvasim'],
    ['নদী', 'নদি'],
    ['শান্তা', 'সান্তা'],
    ['rahim7', 'rahim৭'],
  ])('%s and %s have one key', (one, other) => {
    expect(usernameKey(one)).toBe(usernameKey(other))
  })

  it.each([
    ['salma', 'selma'],
    ['rahim1', 'rahim2'],
    ['নদী', 'নাদী'],
    ['hasan', 'hasna'],
  ])('%s and %s have two', (one, other) => {
    expect(usernameKey(one)).not.toBe(usernameKey(other))
  })
})

describe('refuses', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['ab', 'too-short'],
    ['a_-', 'bad-characters'],
    ['a'.repeat(31), 'too-long'],
    ['ক'.repeat(31), 'too-long'],
    ['two words', 'bad-characters'],
    ['.dotted', 'bad-characters'],
    ['dotted.', 'bad-characters'],
    ['\u09be\u0995\u0995\u0995', 'bad-characters'],
    ['salmaসালমা', 'mixed-scripts'],
    ['admin', 'reserved'],
    ['A.d.m.i.n', 'reserved'],
    ['adm1n', 'reserved'],
    ['hatkh0la', 'reserved'],
    ['হাটখোলা', 'reserved'],
    ['হাট.খোলা', 'reserved'],
    ['hatkhola.support', 'reserved'],
    ['the_HATKH0LA', 'reserved'],
  ])('%j: %s', (name, reason) => {
    expect(usernameFault(name)).toBe(reason)
  })

  it.each([
    ['Cyrillic letters', 'sаlmа'],
    ['only Cyrillic letters', 'салма'],
    ['Greek letters', 'sαlma'],
    ['full-width letters', 'ｓａｌｍａ'],
    ['mathematical letters', '𝐬𝐚𝐥𝐦𝐚'],
    ['Devanagari, which looks like Bangla to some', 'सलमा'],
    ['a turn of direction', '\u202eamlas'],
    ['a mark of direction', 'salma\u200f'],
    ['an isolate', '\u2066salma\u2069'],
    ['a character without width', 'sal\u200bma'],
    ['a joiner', 'sal\u200dma'],
    ['a joiner in Bangla', 'সাল\u200cমা'],
    ['a soft hyphen', 'sal\u00adma'],
    ['a filler', 'salma\u3164'],
    ['an accent', 'sälma'],
    ['an accent of its own', 'sa\u0308lma'],
    ['an emoji', 'salma🎪'],
    ['a tag', 'salma\u{e0061}'],
    ['half a character', 'salma\ud83c'],
    ['NUL', 'sal\0ma'],
    ['a line', 'salma\nadmin'],
    ['a path', '../salma'],
    ['HTML', '<b>salma</b>'],
    ['an e-mail', 'salma@mail.example'],
  ])('%s', (_what, name) => {
    expect(usernameFault(name)).toBe('bad-characters')
  })
})

describe('guards', () => {
  it('against patterns that take long', () => {
    expect(usernameFault(`${'a'.repeat(29)}!`)).toBe('bad-characters')
    expect(usernameFault(`${'a.'.repeat(100_000)}!`)).toBe('too-long')
  })

  it('keys of names from changing when they are made again', () => {
    for (const name of ['Sa.lma', 'r0kib', 'kar1rn', 'শান্তা', 'rahim৭']) expect(usernameKey(usernameKey(name))).toBe(usernameKey(name))
  })
})
