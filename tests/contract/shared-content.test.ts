import { describe, expect, it } from 'vitest'
import { draftOf, wordsOf } from '#contract/shared-content.ts'

describe('the words of something shared', () => {
  it.each([
    ['a link of its own', { title: 'T', text: 'Hello', url: 'https://a.example/x' }, { title: 'T', text: 'Hello', url: 'https://a.example/x' }],
    [
      'a link at the end of the text, as Android shares it',
      { title: '', text: 'Look: https://a.example/x', url: '' },
      { title: '', text: 'Look:', url: 'https://a.example/x' },
    ],
    ['a text that is a link', { title: '', text: 'https://a.example/x', url: '' }, { title: '', text: '', url: 'https://a.example/x' }],
    ['the same link twice', { title: '', text: 'https://a.example/x', url: 'https://a.example/x' }, { title: '', text: '', url: 'https://a.example/x' }],
    ['a link that leads nowhere on the web', { title: '', text: 'Hello', url: 'javascript:alert(1)' }, { title: '', text: 'Hello', url: '' }],
    ['a link in the middle', { title: '', text: 'See https://a.example/x today', url: '' }, { title: '', text: 'See https://a.example/x today', url: '' }],
  ])('%s', (_, shared, words) => expect(wordsOf(shared)).toEqual(words))
})

describe('a draft of them', () => {
  it('has the title, the text in paragraphs, and the link below', () => {
    expect(draftOf({ title: 'Baul night', text: 'One\n\nTwo', url: 'https://a.example/?a=1&b=2' }, 50)).toEqual({
      title: 'Baul night',
      html: '<p>One</p><p>Two</p><p><a href="https://a.example/?a=1&amp;b=2">https://a.example/?a=1&amp;b=2</a></p>',
    })
  })

  it('has the first line for a title where there is none', () => {
    expect(draftOf({ title: '', text: 'Baul night\nCome all', url: '' }, 50)).toEqual({ title: 'Baul night', html: '<p>Baul night</p><p>Come all</p>' })
  })

  it('cuts a title that is too long between words, and keeps it whole in the text', () => {
    const { title, html } = draftOf({ title: 'Baul songs on the bank of the Padma', text: 'Come', url: '' }, 20)
    expect([title, html]).toEqual(['Baul songs on the…', '<p>Baul songs on the bank of the Padma</p><p>Come</p>'])
  })

  it('is text: no markup of the other app becomes markup here', () => {
    expect(draftOf({ title: '', text: '<img src=x onerror=alert(1)>', url: '' }, 50).html).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
  })
})
