import { describe, expect, it } from 'vitest'
import { type ClaimFacts, claimActionsOf, fitOf, owedBackOf, walletTakaOf } from '#contract/wallet-payments/claim-rules.ts'

const facts = (over: Partial<ClaimFacts> = {}): ClaimFacts => ({
  ...{ state: 'claimed', asked_paisa: 100_000, came_paisa: null, isStanding: false, sent_back_paisa: 0 },
  ...{ isSilent: false, isComplained: false, isRefundOpen: false },
  ...over,
})

describe('what is paid by mobile wallet', () => {
  it.each([
    [0, 48, 0],
    [1, 48, 1],
    [25_000, 48, 25_000],
    [25_001, 48, 2500],
    [25_009, 48, 2500],
    [1000, 49, 100],
    [9, 49, 0],
  ])('of %i taka that leave within %i hours is %i taka', (total, hours, taka) => expect(walletTakaOf(total, hours)).toBe(taka))
})

describe('what came', () => {
  it('fits what was asked, or is less or more', () => {
    expect([null, 1, 100_000, 100_001].map((came) => fitOf(came, 100_000))).toEqual([null, 'less', 'exact', 'more'])
  })

  it.each([
    ['nothing, before its seller has said what came', {}, 0],
    ['nothing of an order that stands and was paid', { state: 'confirmed', came_paisa: 100_000, isStanding: true }, 0],
    ['what was too much', { state: 'confirmed', came_paisa: 130_000, isStanding: true }, 30_000],
    ['nothing of what its seller took as too little', { state: 'confirmed', came_paisa: 90_000, isStanding: true }, 0],
    ['all of an order that came to nothing', { state: 'confirmed', came_paisa: 100_000 }, 100_000],
    ['all that came too late', { state: 'late', came_paisa: 100_000 }, 100_000],
    ['what is left after a part', { state: 'late', came_paisa: 100_000, sent_back_paisa: 40_000 }, 60_000],
    ['nothing more than came', { state: 'late', came_paisa: 100_000, sent_back_paisa: 140_000 }, 0],
    ['nothing where staff say that nothing came', { state: 'refused', came_paisa: 100_000 }, 0],
  ] as const)('goes back: %s', (_, over, paisa) => expect(owedBackOf(facts(over))).toBe(paisa))
})

describe('a claim', () => {
  it('is answered by its seller; its buyer cancels after two days, and may ask staff', () => {
    expect(claimActionsOf('seller', facts())).toEqual(['came', 'not_come'])
    expect(claimActionsOf('buyer', facts())).toEqual([])
    expect(claimActionsOf('buyer', facts({ isSilent: true }))).toEqual(['cancel', 'complain'])
    expect(claimActionsOf('buyer', facts({ isSilent: true, isComplained: true }))).toEqual(['cancel'])
  })

  it('that is over can be moved by neither side, but for what is owed back', () => {
    expect(claimActionsOf('seller', facts({ state: 'refused' }))).toEqual([])
    expect(claimActionsOf('buyer', facts({ state: 'refused', isSilent: true }))).toEqual([])
    const kept = { state: 'confirmed', came_paisa: 100_000, isStanding: true } as const
    expect(claimActionsOf('buyer', facts({ ...kept, isSilent: true }))).toEqual([])
    expect(claimActionsOf('seller', facts(kept))).toEqual(['refund'])
    expect(claimActionsOf('seller', facts({ ...kept, sent_back_paisa: 100_000 }))).toEqual([])
  })

  it('is moved by staff and by the service by ways of their own', () => {
    expect(claimActionsOf('staff', facts({ isSilent: true }))).toEqual([])
    expect(claimActionsOf('service', facts({ isSilent: true }))).toEqual([])
  })
})
