import { askBooking as asking, askPicturedBooking, type BookingForm } from '#contract/bookings/booking-asking.ts'
import * as steps from '#contract/bookings/booking-steps.ts'
import * as reads from '#contract/bookings/bookings.ts'
import type { SteppedBooking } from '#contract/bookings/stepped-booking.ts'
import { readSlots as slots } from '#contract/services/slots.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import { type Staged, serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import type { PurchaseHandlers } from '../../purchases/purchase-handler.ts'
import { type BookingPictureParts, downloadBookingPicture, dropBookingPictures, storeBookingPictures } from './booking-pictures.ts'
import { askBooking, lookFirst, type StoredPicture } from './placing/ask-booking.ts'
import { type SharedLooks, sharedLooks } from './placing/look.ts'
import { readSlots } from './placing/read-slots.ts'
import { type Turns, turns } from './placing/turns.ts'
import { listBookings } from './reading/list-bookings.ts'
import { readBooking } from './reading/read-bookings.ts'
import { readCalendar } from './reading/read-calendar.ts'
import { acceptBooking, declineBooking, offerBooking, takeOffer, withdrawBooking } from './steps/answer-request.ts'
import type { Whose } from './steps/hold-booking.ts'
import { agreeToTime, cancelBooking, finishBooking, keepTime, noteCash, noteNoShow, objectToNoShow, proposeTime } from './steps/move-confirmed.ts'
import { payBooking } from './steps/pay-booking.ts'

interface BookingParts extends BookingPictureParts {
  db: Database['db']
  handlers: PurchaseHandlers
}

/** Free times, asking for one, and bookings to both of their sides. */
export function bookingRoutes(app: Service, parts: BookingParts): void {
  serve(app, slots, ({ db, params, query, now }) => readSlots(db, { ...params, now }, query))
  const looking = { ...parts, looks: sharedLooks(parts.db), turns: turns() }
  serve(app, asking, plainAsking(looking))
  serve(app, askPicturedBooking, picturedAsking(looking))
  serve(app, reads.listBookings, ({ db, session, query }) => listBookings(db, session.user_id, query))
  serve(app, reads.readBooking, ({ db, session, params }) => readBooking(db, session.user_id, params.number))
  serve(app, reads.readCalendar, ({ db, session, query, now }) => readCalendar(db, { user_id: session.user_id, now }, query))
  serve(app, reads.downloadBookingPicture, ({ session, params }) => downloadBookingPicture(parts, session.user_id, params))
  addSteps(app, parts)
}

interface Looking extends BookingParts {
  looks: SharedLooks
  turns: Turns
}
interface Looked {
  looked: Awaited<ReturnType<typeof lookFirst>>
  endTurn: () => void
}

/** Of those who want the same time of a service one goes on, once the time was seen to be free. */
async function takeTurn(parts: Looking, { session, body, now }: { session: { user_id: number }; body: BookingForm; now: number }): Promise<Looked> {
  const key = `${body.service} ${body.starts_at || `of ${session.user_id}`}`
  const { seen, end } = await parts.turns.take(key, () => lookFirst(parts, body, { user_id: session.user_id, now }))
  return { looked: seen, endTurn: end }
}

const plainAsking = (parts: Looking): Staged<typeof asking, Looked> => ({
  prepare: (ask) => takeTurn(parts, ask),
  act: ({ db, session, body }, { looked }) => askedFor(db, session.user_id, { looked, form: body, pictures: [] }),
  settle: async ({ endTurn }) => endTurn(),
})

const askedFor = async (tx: Tx, user_id: number, asked: Parameters<typeof askBooking>[2]) => {
  const { number, state, version } = await askBooking(tx, user_id, asked)
  return { number, state, version }
}

/** Pictures lie in the store before the transaction begins; where it is refused, they go again. */
const picturedAsking = (parts: Looking): Staged<typeof askPicturedBooking, Looked & { pictures: StoredPicture[] }> => ({
  prepare: async (ask) => {
    const { session, body, files, now } = ask
    await lookFirst(parts, body, { user_id: session.user_id, now })
    // Pictures take a while, in which others may have the time.
    const pictures = await storeBookingPictures(parts, session.user_id, files.pictures ?? [])
    try {
      return { ...(await takeTurn(parts, ask)), pictures }
    } catch (error) {
      await dropBookingPictures(parts, pictures)
      throw error
    }
  },
  act: ({ db, session, body }, { looked, pictures }) => askedFor(db, session.user_id, { looked, form: body, pictures }),
  settle: async ({ pictures, endTurn }, end) => {
    endTurn()
    // Where the outcome is unknown, the files are swept unless a booking has them.
    if (end === 'refused') await dropBookingPictures(parts, pictures)
  },
})

type StepAsk = { db: Tx; session: { user_id: number }; params: { number: string } }

function addSteps(app: Service, { handlers }: BookingParts): void {
  const stepping = async ({ db, session, params }: StepAsk, work: (tx: Tx, whose: Whose) => Promise<void>) => {
    await work(db, { user_id: session.user_id, number: params.number })
    return readBooking(db, session.user_id, params.number)
  }
  const queuedStep = async (ask: StepAsk, work: (tx: Tx, whose: Whose) => Promise<void>): Promise<SteppedBooking> => {
    const { number, state, version } = await stepping(ask, work)
    return { number, state, version }
  }
  serve(app, steps.acceptBooking, (ask) => queuedStep(ask, (tx, whose) => acceptBooking(tx, whose, ask.body)))
  serve(app, steps.declineBooking, (ask) => queuedStep(ask, (tx, whose) => declineBooking(tx, whose, ask.body)))
  serve(app, steps.offerBooking, (ask) => stepping(ask, (tx, whose) => offerBooking(tx, whose, ask.body)))
  serve(app, steps.takeOffer, (ask) => stepping(ask, (tx, whose) => takeOffer(tx, whose, ask.body)))
  serve(app, steps.withdrawBooking, (ask) => stepping(ask, (tx, whose) => withdrawBooking(tx, whose, { ...ask.body, handlers })))
  serve(app, steps.cancelBooking, (ask) => stepping(ask, (tx, whose) => cancelBooking(tx, whose, ask.body)))
  serve(app, steps.proposeTime, (ask) => stepping(ask, (tx, whose) => proposeTime(tx, whose, ask.body)))
  serve(app, steps.agreeToTime, (ask) => stepping(ask, (tx, whose) => agreeToTime(tx, whose, ask.body)))
  serve(app, steps.keepTime, (ask) => stepping(ask, (tx, whose) => keepTime(tx, whose, ask.body)))
  serve(app, steps.finishBooking, (ask) => queuedStep(ask, (tx, whose) => finishBooking(tx, whose, ask.body)))
  serve(app, steps.noteNoShow, (ask) => queuedStep(ask, (tx, whose) => noteNoShow(tx, whose, ask.body)))
  serve(app, steps.objectToNoShow, (ask) => stepping(ask, (tx, whose) => objectToNoShow(tx, whose, ask.body)))
  serve(app, steps.noteCash, (ask) => queuedStep(ask, (tx, whose) => noteCash(tx, whose, ask.body)))
  serve(app, steps.payBooking, (ask) => stepping(ask, (tx, whose) => payBooking(tx, whose)))
}
