import { PRODUCT } from '#contract/core/product.ts'
import type { BookingWords } from './booking-words.ts'

/** The e-mails about bookings in English. */
export const en: BookingWords = {
  letters: {
    'booking-accepted': {
      subject: ({ number }) => `Booking ${number} was accepted: pay to confirm`,
      text: ({ name, online, due }) =>
        `${name} has accepted your request. Pay ${online} by ${due} to confirm the booking. If you don’t pay in time, it expires.`,
    },
    'booking-confirmed': {
      subject: ({ number }) => `Booking ${number} is confirmed`,
      text: ({ name }) => `Your booking with ${name} is confirmed.`,
    },
    'booking-declined': {
      subject: ({ number }) => `Booking ${number} was declined`,
      text: ({ name }) => `${name} can’t take your request. Nothing is booked. You can ask for another time, or choose another provider.`,
    },
    'booking-offered': {
      subject: ({ number }) => `An offer for booking ${number}`,
      text: ({ name, due }) => `${name} offers you another time or a price. Decide by ${due}.`,
    },
    'booking-lapsed': {
      subject: ({ number }) => `Booking ${number} has expired`,
      text: () => 'Your request was not answered or paid in time, so nothing is booked. If money was taken anyway, it will be refunded.',
    },
    'booking-cancelled': {
      subject: ({ number }) => `Booking ${number} was cancelled`,
      text: ({ name }) => `Your booking with ${name} was cancelled. Anything you paid online is refunded within 10 days, to where you paid from.`,
    },
    'booking-proposed': {
      subject: ({ number }) => `Another time for booking ${number}?`,
      text: ({ name, proposed }) =>
        `${name} proposes another time: ${proposed}. Agree, or keep the old time. Without your reply within 12 hours, the old time stays.`,
    },
    'booking-moved': {
      subject: ({ number }) => `Booking ${number} has a new time`,
      text: ({ name, when }) => `Your booking with ${name} is now on ${when}.`,
    },
    'booking-missed': {
      subject: ({ number }) => `Booking ${number}: did you miss it?`,
      text: ({ name }) => `${name} says you did not come. If that is not right, object within 48 hours and Hatkhola will decide.`,
    },
    'booking-done': {
      subject: ({ number }) => `Booking ${number} is done`,
      text: ({ name }) => `Your booking with ${name} is done. How was it? You can write a review within 30 days.`,
    },
    'booking-refunded': {
      subject: ({ number }) => `Booking ${number}: money refunded`,
      text: () => 'Money of your booking was refunded to where you paid from. Banks may take a few working days to show it.',
    },
    'work-asked': {
      subject: ({ title }) => `New request: ${title}`,
      text: ({ name, due }) => `${name} asks you for this. Accept, decline or make an offer by ${due}. After that the request expires.`,
    },
    'work-booked': {
      subject: ({ title, when }) => `New booking: ${title}, ${when}`,
      text: ({ name }) => `${name} has booked you.`,
    },
    'work-answered': {
      subject: ({ number }) => `Booking ${number}: the buyer agreed`,
      text: ({ name }) => `${name} has agreed to what you offered or proposed.`,
    },
    'work-withdrawn': {
      subject: ({ number }) => `Request ${number} was withdrawn`,
      text: ({ name }) => `${name} has withdrawn the request. You don’t have to do anything.`,
    },
    'work-cancelled': {
      subject: ({ number }) => `Booking ${number} was cancelled`,
      text: ({ name }) => `The booking of ${name} was cancelled. Others can book this time again.`,
    },
    'work-proposed': {
      subject: ({ number }) => `Another time for booking ${number}?`,
      text: ({ name, proposed }) =>
        `${name} proposes another time: ${proposed}. Agree, or keep the old time. Without your reply within 12 hours, the old time stays.`,
    },
    'work-missed': {
      subject: ({ number }) => `Booking ${number}: did you miss it?`,
      text: ({ name }) => `${name} says you did not come. If that is not right, object within 48 hours and Hatkhola will decide.`,
    },
    'work-lapsed': {
      subject: ({ number }) => `Booking ${number} has expired`,
      text: ({ name }) => `The request of ${name} was not answered or paid in time. Others can book this time again.`,
    },
    'booking-tomorrow': {
      subject: ({ title, when }) => `Coming up: ${title}, ${when}`,
      text: ({ name, when }) => `Your booking with ${name} begins on ${when}.`,
    },
    'booking-soon': {
      subject: ({ title }) => `Soon: ${title}`,
      text: ({ name, when }) => `Your booking with ${name} begins within two hours: ${when}.`,
    },
  },
  booking: ({ number, title, when, where, price, online, link }) =>
    [
      `${title}\nBooking ${number}`,
      [when && `When: ${when}`, where && `Where: ${where}`].filter(Boolean).join('\n'),
      [price && `Price: ${price}`, online && `To pay online: ${online}`].filter(Boolean).join('\n'),
      link,
      `${PRODUCT.name}\n`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  stop: 'To stop emails that remind you of bookings:',
}
