import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { oneLine, oneLineRequired, someLines } from '#contract/core/names.ts'

const read = (schema: v.GenericSchema<unknown, string>, text: unknown) => {
  const result = v.safeParse(schema, text)
  return result.success ? result.output : { refused: result.issues[0].message }
}

describe('one line', () => {
  it.each([
    ['  আশা   রহমান ', 'আশা রহমান'],
    ['Zoë O’Neill-Smith', 'Zoë O’Neill-Smith'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['a\u00a0\u2003b', 'a b'],
    ['🌸', '🌸'],
    ['র\u200d্যালি', 'র\u200d্যালি'],
    ['👩\u200d🎓', '👩\u200d🎓'],
    ['', ''],
    ['   ', ''],
    ["<b>'; drop table users; --", "<b>'; drop table users; --"],
  ])('takes %j', (typed, kept) => {
    expect(read(oneLine(30), typed)).toBe(kept)
  })

  it.each(['a\nb', 'a\0b', 'a\tb', 'a\u007fb', 'a\u202eb', 'a\u200fb', 'a\u2066b\u2069', 'a\u061cb', 'a\ufffab'])(
    'refuses what turns or controls: %j',
    (typed) => {
      expect(read(oneLine(30), typed)).toEqual({ refused: 'bad-characters' })
    },
  )

  it('counts what a reader would, after composing', () => {
    expect(read(oneLine(5), '🌸🌸🌸🌸🌸')).toBe('🌸🌸🌸🌸🌸')
    expect(read(oneLine(5), '🌸🌸🌸🌸🌸🌸')).toEqual({ refused: 'too-long' })
    expect(read(oneLine(5), 'e\u0301'.repeat(5))).toBe('\u00e9'.repeat(5))
    expect(read(oneLine(5), `  ${'ক'.repeat(5)}  `)).toBe('ক'.repeat(5))
  })

  it('refuses what is far too long before it looks at it', () => {
    expect(read(oneLine(5), '\u202e'.repeat(65_536))).toEqual({ refused: 'too-long' })
  })

  it.each([undefined, null, 7, ['a'], { a: 1 }])('refuses what is no text: %j', (typed) => {
    expect(read(oneLine(5), typed)).toEqual({ refused: 'required' })
  })

  it('must hold something where it is required', () => {
    expect(read(oneLineRequired(5), ' ')).toEqual({ refused: 'required' })
    expect(read(oneLineRequired(5), ' a ')).toBe('a')
  })

  it.each(['\u200b', '\u2060 \ufeff', '\u3164', '\u115f\u1160', '\u2800', '\u00ad\u034f', '\ufe0f', '\u200d'])(
    'holds nothing where nothing is seen: %j',
    (typed) => {
      expect(read(oneLine(5), typed)).toBe('')
      expect(read(oneLineRequired(5), typed)).toEqual({ refused: 'required' })
      expect(read(someLines(5), `${typed}\n`)).toBe('')
    },
  )
})

describe('some lines', () => {
  it('keep their breaks, in one spelling', () => {
    expect(read(someLines(50), '\r\none\r\ntwo\rthree\n\n\tfour\n')).toBe('one\ntwo\nthree\n\n\tfour')
  })

  it('refuse what turns or controls, and what is too long', () => {
    for (const typed of ['a\u202eb', 'a\0b', 'a\u001bb']) expect(read(someLines(50), typed)).toEqual({ refused: 'bad-characters' })
    expect(read(someLines(3), 'a\nbc')).toEqual({ refused: 'too-long' })
    expect(read(someLines(3), 'a\nb')).toBe('a\nb')
  })
})
