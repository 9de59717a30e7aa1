import { describe, expect, it } from 'vitest'
import { type AnswerUse, chooseEvictions, SNAPSHOT_LIMITS } from '#device/snapshots/snapshot-limits.ts'

const NOW = Date.parse('2026-01-31T00:00:00Z')
const aUse = (over: Partial<AnswerUse> = {}): AnswerUse => ({
  noun: 'events',
  shape: 'list',
  keepDays: 30,
  subject: null,
  rows: 20,
  bytes: 5000,
  lastUsed: NOW,
  checkedAt: '2026-01-30T00:00:00Z',
  ...over,
})
const choose = (uses: Record<string, AnswerUse>, more: { pinned?: string[]; shortOfSpace?: boolean } = {}) => {
  const all = Object.entries(uses)
  return chooseEvictions({ all, candidates: all.filter(([address]) => !more.pinned?.includes(address)), shortOfSpace: more.shortOfSpace ?? false, now: NOW })
}

describe('what goes', () => {
  it('is nothing while there is room, however old', () => {
    expect(choose({ '/a': aUse({ checkedAt: '2001-01-01T00:00:00Z', lastUsed: 0 }) })).toEqual([])
  })

  it('is what was not looked at for longest when lists hold too many rows', () => {
    const uses = { '/a': aUse({ rows: 500, lastUsed: 3 }), '/b': aUse({ rows: 400, lastUsed: 1 }), '/c': aUse({ rows: 400, lastUsed: 2 }) }
    expect(choose(uses)).toEqual(['/b'])
  })

  it('is first what is past its days to keep', () => {
    const uses = { '/old': aUse({ rows: 500, lastUsed: NOW, checkedAt: '2025-12-01T00:00:00Z' }), '/new': aUse({ rows: 600, lastUsed: 1 }) }
    expect(choose(uses)).toEqual(['/old'])
  })

  it('never comes from the saved, even when they alone are too many', () => {
    const uses = { '/saved': aUse({ rows: 2000, lastUsed: 1 }), '/other': aUse({ lastUsed: 2 }) }
    expect(choose(uses, { pinned: ['/saved'], shortOfSpace: true })).toEqual(['/other'])
  })

  it('counts each noun and shape by itself', () => {
    const details = Object.fromEntries(Array.from({ length: SNAPSHOT_LIMITS.details + 2 }, (_, at) => [`/d${at}`, aUse({ shape: 'detail', lastUsed: at })]))
    expect(choose({ ...details, '/list': aUse({ rows: 1000, lastUsed: 0 }), '/jobs': aUse({ noun: 'jobs', rows: 1000, lastUsed: 0 }) })).toEqual(['/d0', '/d1'])
  })

  it('includes empty answers when they pile up', () => {
    const empties = Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`/q${at}`, aUse({ rows: 0, lastUsed: at })]))
    expect(choose(empties)).toEqual(['/q0'])
  })

  it('is a quarter when the phone is short of space', () => {
    const uses = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`/q${at}`, aUse({ lastUsed: at })]))
    expect(choose(uses, { shortOfSpace: true })).toEqual(['/q0', '/q1'])
  })

  it('does not depend on a clock that was set back', () => {
    expect(choose({ '/future': aUse({ checkedAt: '2030-01-01T00:00:00Z', lastUsed: NOW * 2 }) })).toEqual([])
  })
})
