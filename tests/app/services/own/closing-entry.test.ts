import { describe, expect, it } from 'vitest'
import { versionAfterWaiting } from '#app/features/services/own/hours/closing-entry.ts'
import type { OutboxEntry } from '#app/state/outbox/outbox.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'

const closing = (member_id: number | null, state: OutboxEntry['state'] = 'waiting') =>
  anEntry({ noun: 'team', state, about: { member_id, name: '', from: '2098-01-09', until: '2098-01-09', note: '' } })

describe('the version of hours after the closings that wait', () => {
  const versionOf = (member_id: number | null, isOwn: boolean, entries: OutboxEntry[]) => versionAfterWaiting(entries, { member_id, version: 4, isOwn })

  it('is one more for each of the same hours', () => {
    expect(versionOf(null, true, [closing(null), closing(null)])).toBe(6)
    expect(versionOf(9, true, [closing(9), closing(8)])).toBe(5)
  })

  it('counts a closing of all for a member with hours of their own, and not for one without', () => {
    expect(versionOf(9, true, [closing(null), closing(9)])).toBe(6)
    expect(versionOf(9, false, [closing(null)])).toBe(4)
  })

  it('counts a closing of all once an earlier one has given the member hours of their own', () => {
    expect(versionOf(9, false, [closing(9), closing(null)])).toBe(6)
    expect(versionOf(9, false, [closing(null), closing(9)])).toBe(5)
  })

  it('leaves out what was sent, refused or discarded', () => {
    expect(versionOf(null, true, [closing(null, 'sent'), closing(null, 'needs-you'), closing(null, 'discarded')])).toBe(4)
  })
})
