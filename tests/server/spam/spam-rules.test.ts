import { describe, expect, it } from 'vitest'
import { countLinks } from '#server/spam/count-links.ts'
import { isFlood, refusedFor } from '#server/spam/flood.ts'
import { judgeText } from '#server/spam/judge-text.ts'
import { senderMarks } from '#server/spam/sender-mark.ts'
import { textMark } from '#server/spam/text-mark.ts'

describe('answers', () => {
  it.each([
    ['https://spam.example/x', 1],
    ['HTTP://SPAM.EXAMPLE and https://more.example', 2],
    ['hxxps://spam.example', 1],
    ['www.spam.example', 1],
    ['see cheap-pills.com today', 1],
    ['see cheap-pills.com/today?x=1, shop.example.co.uk and t.me/joinus', 3],
    ['দেখুন prothom-alo.com।', 1],
    ['[url=spam]here[/url]', 1],
    ['[ URL ]http://spam.example[/url]', 1],
    ['<a href="https://spam.example">here</a>', 1],
    ['< A href=javascript:alert(1)>here', 1],
    ['ｗｗｗ．spam.example', 1],
    ['spam\u200b.com', 1],
    ['a.com b.net c.org', 3],
    ['spam\u2060.\u034fcom and https\ufe0f://spam.example', 2],
    ['spam。com and spam｡net', 2],
    ['\u0435\u0445ample.com and gοοgle.com', 2],
    ['বাংলা.com এবং пример.com/x', 2],
    ['xn--e1afmkfd.com', 1],
    ['spam[.]com, spam(dot)net and spam [dot] org', 3],
    ['https: //spam.example', 1],
    ['https:spam.example/now', 1],
    ['casino.bet and free.tk', 2],
  ])('links in %s', (text, links) => {
    expect(countLinks(text)).toBe(links)
  })

  it.each([
    'খুব সুন্দর লেখা। ধন্যবাদ, ভাই।',
    'আমি ঢাকা.বরিশাল পথে গেছি।',
    'I agree.Come again.Thanks.In my village.Me too.',
    'It costs 3.50 or 1.000.000 taka.',
    'Write to rahima@mail.com or rahima@mail.example.com.',
    'The e.g. and i.e. of it, at 10.30 a.m.',
    'a < b and b > a',
    'The urls, the links and the www of it',
    'Node.js and Vue.js are tools',
    'ভালো লেখা।আরও চাই।Com ও Net নয়।',
    'He said: come (dot the i) and go.',
    'নৌকা.নদী, মাছ.জাল',
    '',
  ])('no link in %s', (text) => {
    expect(countLinks(text)).toBe(0)
  })

  it('the same mark for texts that say the same in other punctuation, case and digits', () => {
    expect(textMark('Buy 50 boats, NOW — cheaply!').hash).toBe(textMark('buy ৫০ boats now cheaply').hash)
    expect(textMark('Buy 51 boats now cheaply').hash).not.toBe(textMark('buy 50 boats now cheaply').hash)
  })

  it('the same mark whatever is hidden in a text, and however its words are kept apart', () => {
    const plain = textMark('Buy fifty boats now cheaply').hash
    for (const text of ['Bu\u2060y fi\u034ffty bo\ufe0fats now che\u00adaply', 'B u y fifty boats now cheap ly', 'Ｂｕｙ fifty boats now cheaply'])
      expect(textMark(text).hash, text).toBe(plain)
  })

  it('which texts are long enough to be told apart', () => {
    expect([textMark('Thank you very much!').isTelling, textMark('ধন্যবাদ').isTelling, textMark('👏'.repeat(30)).isTelling]).toEqual([false, false, false])
    expect(textMark('Thank you very, very much indeed!').isTelling).toBe(true)
  })

  it('from which comment on a sender is a flood, and when one is refused', () => {
    expect([isFlood({ ten_minutes: 4 }), isFlood({ ten_minutes: 5 })]).toEqual([false, true])
    expect(refusedFor({ hour: 29, oldest_seconds: 60 })).toBeUndefined()
    expect(refusedFor({ hour: 30, oldest_seconds: 600 })).toBe(3000)
    expect(refusedFor({ hour: 31, oldest_seconds: 3600 })).toBe(1)
  })

  it('why a text waits, the surest reason first', () => {
    const fine = { text: 'A fine article.', website: '', isMember: false, isRepeated: false, isFlood: false }
    const two = 'a.com b.com'
    expect(judgeText(fine)).toBeNull()
    expect(judgeText({ ...fine, website: 'x', text: two, isRepeated: true })).toBe('trap')
    expect(judgeText({ ...fine, text: 'a.com', isRepeated: true })).toBe('links')
    expect(judgeText({ ...fine, text: two, isMember: true })).toBeNull()
    expect(judgeText({ ...fine, text: `${two} c.com`, isMember: true })).toBe('links')
    expect(judgeText({ ...fine, isRepeated: true, isFlood: true })).toBe('same')
    expect(judgeText({ ...fine, isFlood: true })).toBe('flood')
  })
})

describe('guards', () => {
  it('addresses: a mark says nothing without the secret, and is another for each sender', () => {
    const mark = senderMarks('a secret of this service, thirty-two')
    const marks = [mark({ address: '192.0.2.1' }), mark({ address: '192.0.2.2' }), mark({ user_id: 1, address: '192.0.2.1' })]
    expect(new Set([...marks, senderMarks('another secret of some length')({ address: '192.0.2.1' })]).size).toBe(4)
    expect(mark({ user_id: 1, address: '192.0.2.9' })).toBe(marks[2])
    expect(mark({ address: undefined })).toBeUndefined()
    for (const one of marks) expect(one).toMatch(/^[\w-]{43}$/)
  })

  it('time: an endless text is looked through at once', () => {
    for (const text of [
      'a.'.repeat(1000),
      'а.'.repeat(1000),
      '[.]'.repeat(600),
      'a [dot] '.repeat(250),
      'a[dot'.repeat(400),
      `a${' '.repeat(1990)}[`,
      'https: '.repeat(280),
      'www'.repeat(600),
      'a-'.repeat(1000),
      '<'.repeat(2000),
      'x.com'.repeat(400),
    ])
      expect(countLinks(text)).toBeLessThan(401)
  })
})
