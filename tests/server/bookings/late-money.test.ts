import { expect, it } from 'vitest'
import { passDueBookings } from '#server/features/bookings/clock/pass-due-bookings.ts'
import { expirePurchases } from '#server/purchases/ending/expire-purchases.ts'
import { asked, bookingNow, noonIn, stepped } from '#tests/support/server/nouns/bookings.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { ALWAYS, makeService } from '#tests/support/server/nouns/services.ts'
import { bookingFaults } from '#tests/support/server/orders/booking-invariants.ts'
import { opened, passMinutes, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { joinAndLogIn } from '#tests/support/server/people.ts'

const app = usePaying()

it('money that comes late for a day that its provider has closed meanwhile goes back: nothing is booked outside of the hours', async () => {
  const buyer = await joinAndLogIn(app, 'latepayer')
  const seller = await joinAsSeller(app, 'closeddoctor')
  const { id: service } = await makeService(app.database.db, { seller: seller.id, price: 1000, payment: 'online' })
  const { number } = await asked(app, buyer, { service, starts_at: noonIn(5), price_seen: 1000 })
  const booking = await stepped(app, buyer, { of: number, to: 'pay', body: {} })
  const name = booking.purchase?.number ?? ''
  const { rows } = await app.database.pool.query('select id from purchases where number = $1', [name])
  const late = await opened(app, buyer, { id: rows[0].id, event_order_id: name })
  await passMinutes(app, rows[0].id, 70)
  await app.reconcile()
  await app.reconcile()
  await app.database.pool.query('update bookings set due_at = now() where number = $1', [number])
  await expirePurchases(app.parts())
  await passDueBookings(app.parts())
  expect((await bookingNow(app, buyer, number)).state).toBe('lapsed')
  const day = noonIn(5).slice(0, 10)
  const closed = { ...ALWAYS, windows: [{ from: day, until: day, note: '', kind: 'own', spans: [] }] }
  await app.database.pool.query('update calendars set hours = $2 where seller = $1 and member is null', [seller.id, JSON.stringify(closed)])
  await payAndTell(app, late)
  expect(await bookingNow(app, buyer, number)).toMatchObject({ state: 'lapsed', payment_status: 'Refunding' })
  expect(await bookingFaults(app.database.pool)).toEqual([])
})
