import { describe, expect, it } from 'vitest'
import { messagesInOutbox } from '#app/features/conversations/outbox-words.tsx'
import { readSubject } from '#app/features/conversations/subject.ts'
import { formatterFor } from '#contract/core/format.ts'
import type { OutboxEntry } from '#device/outbox/outbox-entry.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'
import { textsIn } from '#tests/support/phone/render.tsx'
import { aMessage } from './a-talk.tsx'

const tools = (language: 'en' | 'bn' = 'en') => ({ t: textsIn(language).t, format: formatterFor(language) })
const waiting = (over: Partial<OutboxEntry> = {}): OutboxEntry =>
  anEntry({
    noun: 'conversations',
    address: '/api/conversation_message/',
    about: { kind: 'event', subject: '3', conversation_id: null, name: 'Rafiq Music', title: 'Baul night' },
    body: { kind: 'event', subject: '3', text: 'Is there parking?' },
    ...over,
  })

describe('a message in the outbox', () => {
  it('says to whom, about what, and what', () => {
    expect(messagesInOutbox.title(waiting(), tools())).toBe('Message to Rafiq Music')
    expect(messagesInOutbox.title(waiting(), tools('bn'))).toBe('মেসেজ, প্রাপক: Rafiq Music')
    const file = { picture: { key: 'k', name: 'a.webp', type: 'image/webp', size: 9 } }
    expect(messagesInOutbox.lines(waiting({ files: file }), tools())).toEqual(['Baul night', 'Is there parking?', 'Picture'])
  })

  it('names the support team, and whom it does not know by what they are', () => {
    const about = { kind: 'support', subject: '', conversation_id: null, name: '', title: '' }
    expect(messagesInOutbox.title(waiting({ about }), tools())).toBe('Message to Support team')
    expect(messagesInOutbox.title(waiting({ about: { ...about, kind: 'order' } }), tools())).toBe('Message to Organizer')
  })

  it('never claims to be sent before it is', () => {
    expect(messagesInOutbox.state(waiting(), tools())).toBe('Saved on this phone, not sent.')
    expect(messagesInOutbox.state(waiting({ state: 'sent' }), tools())).toBe('Message sent')
    expect(messagesInOutbox.state(waiting({ state: 'needs-you' }), tools())).toBeUndefined()
  })

  it('leads to where it is seen', () => {
    const answer = { conversation_id: 12, message: aMessage(1) }
    expect(messagesInOutbox.done(waiting({ state: 'sent', answer }), tools()).to).toBe('/messages/12')
    expect(messagesInOutbox.done(waiting(), tools()).to).toBe('/messages/new?kind=event&subject=3')
  })

  it('has general words where another version of the app wrote it', () => {
    const strange = waiting({ about: { to: 'someone' } })
    expect(messagesInOutbox.title(strange, tools())).toBe('A message')
    expect(messagesInOutbox.lines(strange, tools())).toEqual([])
    expect(messagesInOutbox.done(strange, tools()).to).toBe('/messages')
  })
})

describe('what an address says a message is about', () => {
  it.each([
    [
      { kind: 'event', subject: '12' },
      { kind: 'event', subject: '12' },
    ],
    [
      { kind: 'order', subject: 'abcdefgh12' },
      { kind: 'order', subject: 'ABCDEFGH12' },
    ],
    [{ kind: 'support' }, { kind: 'support', subject: '' }],
    [{ kind: 'application' }, undefined],
    [{ kind: 'event', subject: '-1' }, undefined],
    [{ kind: 'sale', subject: '1' }, undefined],
  ])('%o', (search, subject) => {
    expect(readSubject(search)).toEqual(subject)
  })
})
