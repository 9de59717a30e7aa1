import { describe, expect, it } from 'vitest'
import {
  answerUntil,
  BOOKING_ACTIONS,
  BOOKING_SIDES,
  BOOKING_STATES,
  type BookingFacts,
  type BookingState,
  backOnCancel,
  bookingActions,
  bookingMoney,
  bookingPrice,
  HOLDING_STATES,
  payUntil,
  STATES_OF_BOOKING_GROUP,
} from '#contract/bookings/booking-rules.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const START = Date.parse('2027-02-10T06:00:00Z')
const END = START + HOUR
const BEFORE = START - 30 * HOUR
const facts = (state: BookingState, over: Partial<BookingFacts> = {}): BookingFacts => ({
  ...{ state, starts_at: START, ends_at: END, proposed_by: null, absent: null, object_until: null, is_payment_due: false, is_cash_due: false },
  ...over,
})
const can = (booking: BookingFacts, now = BEFORE) => ({
  buyer: bookingActions('buyer', { booking, now }),
  provider: bookingActions('provider', { booking, now }),
})

describe('what each side can do before the start', () => {
  it.each<[BookingState, Partial<BookingFacts>, ReturnType<typeof can>]>([
    ['asked', {}, { buyer: ['withdraw'], provider: ['accept', 'decline', 'offer'] }],
    ['asked', { starts_at: null, ends_at: null }, { buyer: ['withdraw'], provider: ['decline', 'offer'] }],
    ['offered', {}, { buyer: ['take_offer', 'withdraw'], provider: ['offer', 'withdraw'] }],
    ['held', { is_payment_due: true }, { buyer: ['withdraw', 'pay'], provider: ['withdraw'] }],
    ['confirmed', {}, { buyer: ['cancel', 'propose'], provider: ['cancel', 'propose'] }],
    ['confirmed', { proposed_by: 'buyer' }, { buyer: ['cancel', 'keep'], provider: ['cancel', 'agree', 'keep'] }],
    ['confirmed', { proposed_by: 'provider' }, { buyer: ['cancel', 'agree', 'keep'], provider: ['cancel', 'keep'] }],
  ])('%s %j', (state, over, wanted) => {
    expect(can(facts(state, over))).toEqual(wanted)
  })
})

describe('what each side can do after the start', () => {
  it('neither accepts, takes an offer, pays, cancels nor agrees once it has begun; the provider marks it as done', () => {
    expect(can(facts('asked'), START)).toEqual({ buyer: ['withdraw'], provider: ['decline', 'offer'] })
    expect(can(facts('offered'), START).buyer).toEqual(['withdraw'])
    expect(can(facts('held', { is_payment_due: true }), START).buyer).toEqual(['withdraw'])
    expect(can(facts('confirmed', { proposed_by: 'buyer' }), START)).toEqual({ buyer: ['keep'], provider: ['keep', 'done'] })
    expect(can(facts('confirmed', { is_cash_due: true }), START).provider).toEqual(['done', 'cash'])
  })

  it('says that the other did not come from 15 minutes after the start to 24 hours after the end', () => {
    const isNoShow = (now: number) => BOOKING_SIDES.map((side) => can(facts('confirmed'), now)[side].includes('no_show'))
    const moments = [START + 15 * MINUTE - 1, START + 15 * MINUTE, END + 24 * HOUR - 1, END + 24 * HOUR]
    expect(moments.map(isNoShow)).toEqual([false, true, true, false].map((is) => [is, is]))
  })

  it('objects for 48 hours, and only the side that is said not to have come', () => {
    const missed = facts('no-show', { absent: 'buyer', object_until: END + 48 * HOUR })
    expect(can(missed, END + 48 * HOUR - 1)).toEqual({ buyer: ['object'], provider: [] })
    expect(can(missed, END + 48 * HOUR)).toEqual({ buyer: [], provider: [] })
  })
})

describe('states', () => {
  it('that are ends leave nothing to do but to note cash', () => {
    for (const state of ['declined', 'lapsed', 'withdrawn', 'cancelled', 'disputed'] as const)
      expect(can(facts(state, { is_payment_due: true, is_cash_due: true }), END), state).toEqual({ buyer: [], provider: [] })
    expect(can(facts('done', { is_cash_due: true }), END)).toEqual({ buyer: [], provider: ['cash'] })
    expect(can(facts('done'), END)).toEqual({ buyer: [], provider: [] })
  })

  it('are each in one list, and those that hold a time are in lists of what is to be done', () => {
    const { requests, coming, past } = STATES_OF_BOOKING_GROUP
    expect([...requests, ...coming, ...past].toSorted()).toEqual([...BOOKING_STATES].toSorted())
    expect([...requests, ...coming].toSorted()).toEqual([...HOLDING_STATES].toSorted())
  })

  it('give every action to some side in some state', () => {
    const all = BOOKING_STATES.flatMap((state) =>
      [null, 'buyer', 'provider'].flatMap((proposed_by) =>
        [BEFORE, START + 20 * MINUTE].flatMap((now) => {
          const more = { absent: 'buyer', object_until: END, is_payment_due: true, is_cash_due: true } as const
          return Object.values(can(facts(state, { ...more, proposed_by } as Partial<BookingFacts>), now)).flat()
        }),
      ),
    )
    expect([...new Set(all)].toSorted()).toEqual([...BOOKING_ACTIONS].toSorted())
  })
})

describe('money', () => {
  it('is the price of so many hours or seats', () => {
    expect([
      bookingPrice({ pricing: 'hourly', price: 300 }, { hours: 3, seats: 1 }),
      bookingPrice({ pricing: 'fixed', price: 300 }, { hours: 1, seats: 4 }),
    ]).toEqual([900, 1200])
  })

  it('has the service charge only where all is paid online; an advance is rounded down, and below the least amount all is cash', () => {
    const of = (payment: 'after' | 'advance' | 'online', price: number) => bookingMoney(price, { payment, advance_percent: 10 }, 10)
    expect(of('after', 999)).toEqual({ method: 'cod', charge: 0, online: 0, cash: 999 })
    expect(of('advance', 999)).toEqual({ method: 'cod', charge: 0, online: 99, cash: 900 })
    expect(of('advance', 99)).toEqual({ method: 'cod', charge: 0, online: 0, cash: 99 })
    expect(of('online', 999)).toEqual({ method: 'online', charge: 60, online: 1059, cash: 0 })
    expect(of('online', 0)).toEqual({ method: 'cod', charge: 0, online: 0, cash: 0 })
  })

  it.each([['2'], ['24'], ['72']] as const)('goes back whole until %s hours before the start, then half of it, and nothing of an advance', (cancel_hours) => {
    const limit = START - Number(cancel_hours) * HOUR
    const back = (now: number, method: 'online' | 'cod') =>
      backOnCancel({ starts_at: START, confirmed_at: limit - 100 * HOUR, cancel_hours, method, paid: 561 }, now)
    expect([back(limit - 1, 'online'), back(limit, 'online'), back(limit - 1, 'cod'), back(limit, 'cod')]).toEqual([561, 280, 561, 0])
  })

  it('goes back whole within 15 minutes of the confirmation, however near the start', () => {
    const confirmed_at = START - HOUR
    const back = (now: number) => backOnCancel({ starts_at: START, confirmed_at, cancel_hours: '24', method: 'cod', paid: 100 }, now)
    expect([back(confirmed_at + 15 * MINUTE - 1), back(confirmed_at + 15 * MINUTE)]).toEqual([100, 0])
  })
})

describe('the time there is to answer and to pay', () => {
  it('is as long as the provider has set, and ends at the start minus the notice', () => {
    const until = (now: number) => answerUntil({ answer_hours: 12, notice_hours: 2 }, START, now)
    expect([until(BEFORE), until(START - 5 * HOUR)]).toEqual([BEFORE + 12 * HOUR, START - 2 * HOUR])
    expect(answerUntil({ answer_hours: 12, notice_hours: 2 }, null, BEFORE)).toBe(BEFORE + 12 * HOUR)
    // Asked or offered in the last hours: some minutes, and never after the start.
    expect([until(START - HOUR), until(START - 5 * MINUTE)]).toEqual([START - HOUR + 15 * MINUTE, START])
  })

  it('is 15 minutes for what is confirmed at once, else 12 hours, at the latest 2 hours before the start', () => {
    const until = (is_instant: boolean, now: number) => payUntil({ is_instant }, START, now)
    expect([until(true, BEFORE), until(false, BEFORE), until(false, START - 5 * HOUR)]).toEqual([BEFORE + 15 * MINUTE, BEFORE + 12 * HOUR, START - 2 * HOUR])
    expect([until(false, START - HOUR), until(true, START - 5 * MINUTE)]).toEqual([START - HOUR + 15 * MINUTE, START])
  })
})
