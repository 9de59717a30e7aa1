import { describe, expect, it } from 'vitest'
import { canon, fold, foldDigits, scriptLanguage, titleLength, withinOneEdit, wordsOf } from '#contract/core/text.ts'

describe('canon', () => {
  it('makes composed and decomposed spellings equal', () => {
    expect(canon('বিষ\u09df')).toBe(canon('বিষ\u09af\u09bc'))
    expect(canon('\u09dc\u09dd')).toBe(canon('\u09a1\u09bc\u09a2\u09bc'))
    expect(canon('ক\u09c7\u09be')).toBe('ক\u09cb')
  })

  it('drops what cannot be seen, and composes what it kept apart', () => {
    expect(canon('র\u200d্যাব')).toBe(canon('র্যাব'))
    expect(canon('\ufeffme\u00adla\u200b')).toBe('mela')
    expect(canon('ক\u09c7\u200c\u09be')).toBe('ক\u09cb')
  })

  it('reads Bangla digits as Latin ones and ignores case', () => {
    expect(canon('Eid ২০২৬')).toBe('eid 2026')
  })

  it('keeps spellings apart that are only heard alike', () => {
    expect(canon('শাড়ি')).not.toBe(canon('শাড়ী'))
  })

  it('changes nothing the second time', () => {
    for (const text of ['বিষ\u09df ২০২৬', 'İstanbul', 'র\u200d্যাব', 'Café \u212a']) expect(canon(canon(text))).toBe(canon(text))
  })
})

describe('fold', () => {
  it.each([
    ['বিষ\u09df', 'বিষ\u09af\u09bc'],
    ['র\u200d্যাব', 'র্যাব'],
    ['উৎসব', 'উত্সব'],
    ['চাঁদ', 'চাদ'],
    ['শাড়ি', 'শাড়ী'],
    ['বাড়ী', 'বাড়ি'],
    ['৫০০', '500'],
    ['ঈদ', 'ইদ'],
    ['কারণ', 'কারন'],
    ['রাঙা', 'রাংা'],
    ['দুঃখ', 'দুখ'],
    ['যাত্রা', 'জাত্রা'],
    ['Café', 'CAFE'],
    ["Cox's Bazar", 'Coxs bazar'],
    ['মেলা।', 'মেলা'],
  ])('finds %s under %s', (one, other) => {
    expect(fold(one)).toBe(fold(other))
  })

  it.each([
    ['মেলা', 'মেল'],
    ['সময়', 'সমজ'],
    ['ঢাকা', 'টাকা'],
    ['গান', 'গন'],
  ])('keeps %s apart from %s', (one, other) => {
    expect(fold(one)).not.toBe(fold(other))
  })

  it('changes nothing the second time', () => {
    for (const text of ['আন্তর্জাতিক বাণিজ্য মেলা, ঢাকা', "Cox's Bazar – ২০২৬!", 'ঋণ ঙ ৎ য়']) expect(fold(fold(text))).toBe(fold(text))
  })

  it('answers the empty text for nothing but marks', () => {
    expect(fold(' …!? ৳ — 🎉 ')).toBe('')
  })
})

describe('wordsOf', () => {
  it('never tears a Bangla word at its vowel signs', () => {
    expect(wordsOf('ঢাকায় আজকের ইভেন্ট, টিকিট ৳৫০০।')).toHaveLength(5)
    expect(wordsOf('টিকিট')).toEqual(['টিকিট'])
  })

  it('gives words whose start a case ending does not change', () => {
    const [dhaka = ''] = wordsOf('ঢাকা')
    expect(wordsOf('ঢাকায় ঢাকার').every((word) => word.startsWith(dhaka))).toBe(true)
  })

  it('gives no word for an empty or blank text', () => {
    expect(wordsOf('')).toEqual([])
    expect(wordsOf(' — ')).toEqual([])
  })
})

describe('withinOneEdit', () => {
  it.each([
    ['টিকেট', 'টিকিট'],
    ['চাকুরি', 'চাকরি'],
    ['mela', 'melaa'],
    ['mela', 'mel'],
    ['mela', 'xmela'],
    ['mela', 'mela'],
    ['', 'a'],
    ['aab', 'ab'],
  ])('accepts %s for %s, either way round', (a, b) => {
    expect(withinOneEdit(a, b)).toBe(true)
    expect(withinOneEdit(b, a)).toBe(true)
  })

  it.each([
    ['mela', 'male'],
    ['mela', 'me'],
    ['mela', 'xelb'],
    ['abcd', 'bcde'],
    ['', 'ab'],
  ])('refuses %s for %s, either way round', (a, b) => {
    expect(withinOneEdit(a, b)).toBe(false)
    expect(withinOneEdit(b, a)).toBe(false)
  })
})

describe('scriptLanguage', () => {
  it('goes by the script of most letters', () => {
    expect(scriptLanguage('ঢাকা বাণিজ্য মেলা')).toBe('bn')
    expect(scriptLanguage('Dhaka Trade Fair')).toBe('en')
    expect(scriptLanguage('ঢাকা আন্তর্জাতিক Tech মেলা')).toBe('bn')
    expect(scriptLanguage('Boishakhi Mela (মেলা)')).toBe('en')
  })

  it('does not count the letters of addresses', () => {
    expect(scriptLanguage('সস্তায় মোবাইল! https://phones.example/offer https://cheap.exampl')).toBe('bn')
    expect(scriptLanguage('Look: https://phones.example/অফার/সস্তায়-মোবাইল')).toBe('en')
  })

  it('takes a text without letters for English, unless its digits are Bangla', () => {
    expect(scriptLanguage('')).toBe('en')
    expect(scriptLanguage('2026!')).toBe('en')
    expect(scriptLanguage('২০২৬')).toBe('bn')
  })
})

describe('foldDigits', () => {
  it('reads every Bangla digit and leaves the rest', () => {
    expect(foldDigits('০১২৩৪৫৬৭৮৯ টাকা, 12')).toBe('0123456789 টাকা, 12')
  })
})

describe('titleLength', () => {
  it('counts code points of the composed form', () => {
    expect(titleLength('ঢাকা আন্তর্জাতিক বাণিজ্য মেলা')).toBe(29)
    expect(titleLength('ক\u09c7\u09be')).toBe(2)
    expect(titleLength('🎉')).toBe(1)
  })
})
