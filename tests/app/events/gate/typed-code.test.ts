import { describe, expect, it } from 'vitest'
import { isCode, typedCode } from '#app/features/events/gate/typed-code.ts'

describe('a typed code', () => {
  it.each([
    ['7K3M9QXZ', 'as it is printed'],
    ['7k3m 9qxz', 'in small letters, with the space'],
    [' 7K3M-9QXZ ', 'with a stroke'],
    ['৭K৩M৯QXZ', 'with Bangla digits'],
  ])('%s is the ticket’s: %s', (typed) => {
    expect(typedCode(typed)).toBe('7K3M9QXZ')
    expect(isCode(typedCode(typed))).toBe(true)
  })

  it('takes O for zero, I and L for one', () => {
    expect(typedCode('o0Oi1lLI')).toBe('00011111')
  })

  it.each(['', '7K3M9QX', '7K3M9QXZZ', '7K3M9QXU', 'রহিমা'])('is none: %s', (typed) => {
    expect(isCode(typedCode(typed))).toBe(false)
  })
})
