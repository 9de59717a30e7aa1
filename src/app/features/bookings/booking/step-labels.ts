import type { TFunction } from 'i18next'
import type { BookingAction, BookingSide } from '#contract/bookings/booking-rules.ts'

/** How each action looks on its button. */
export const ACTION_ICONS: Record<BookingAction, `i-lucide-${string}`> = {
  accept: 'i-lucide-check',
  decline: 'i-lucide-x',
  offer: 'i-lucide-message-square-text',
  take_offer: 'i-lucide-check',
  withdraw: 'i-lucide-undo-2',
  pay: 'i-lucide-wallet',
  cancel: 'i-lucide-calendar-x',
  propose: 'i-lucide-calendar-clock',
  agree: 'i-lucide-check',
  keep: 'i-lucide-calendar-check',
  done: 'i-lucide-circle-check',
  no_show: 'i-lucide-user-x',
  object: 'i-lucide-message-square-warning',
  cash: 'i-lucide-banknote',
}

/** What ends a booking, or says something bad of the other side. */
export const GRAVE: readonly BookingAction[] = ['decline', 'withdraw', 'cancel', 'no_show']

/** What the button of an action says. That somebody did not come is said of the other side. */
export const actionLabel = (action: BookingAction, side: BookingSide, t: TFunction): string =>
  t(action === 'no_show' ? `bookings:actions.no_show_${side}` : `bookings:actions.${action}`)
