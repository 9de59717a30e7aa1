import { lowerCase } from '#contract/core/one-form.ts'

/** The screen of a booking. */
export const bookingScreen = (number: string): `/${string}` => `/booking/${lowerCase(number)}`
