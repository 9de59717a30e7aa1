/** Of a service. Lengths in characters as readers count them, prices in whole taka, times in minutes. */
export const SERVICE_LIMITS = {
  titleLongest: 80,
  priceMost: 500_000,
  hoursMost: 12,
  durationLeast: 15,
  durationMost: 720,
  seatsMost: 50,
  pauseMost: 240,
  /** How long before its start a time can be asked for at the latest. */
  noticeHoursMost: 720,
  noticeHoursUsual: 2,
  /** How many days ahead times can be asked for. */
  horizonDaysMost: 180,
  horizonDaysUsual: 60,
  /** How long the provider may take to answer. */
  answerHoursMost: 48,
  answerHoursUsual: 12,
  /** Of the price, in advance: no more. @see Digital Commerce Operation Guidelines 2021 */
  advancePercentMost: 10,
  faqsMost: 10,
  membersMost: 20,
  lineLongest: 200,
  directionsLongest: 300,
  perSeller: 1000,
  /** Days from today on for which a list knows whether there are free times. */
  freeDaysKnown: 14,
} as const

/** Where it is done: the provider comes, the buyer comes, or nobody goes anywhere. */
export const SERVICE_PLACES = ['at-customer', 'at-provider', 'online'] as const
export type ServicePlace = (typeof SERVICE_PLACES)[number]

/** `fixed`: for one time, and for each seat of it. `hourly`: for each hour. `quote`: the provider names it. */
export const SERVICE_PRICINGS = ['fixed', 'hourly', 'quote'] as const
export type ServicePricing = (typeof SERVICE_PRICINGS)[number]

/** Minutes from one start to the next; `duration`: as long as it takes. */
export const SERVICE_STEPS = ['15', '30', '60', 'duration'] as const
export type ServiceStep = (typeof SERVICE_STEPS)[number]

/** `instant`: a time that is asked for is taken at once. `ask`: the provider decides. */
export const SERVICE_CONFIRMS = ['instant', 'ask'] as const
export type ServiceConfirm = (typeof SERVICE_CONFIRMS)[number]

/** `after`: in cash, after the service. `advance`: some of it online before, the rest in cash. `online`: all of it before. */
export const SERVICE_PAYMENTS = ['after', 'advance', 'online'] as const
export type ServicePayment = (typeof SERVICE_PAYMENTS)[number]

/** Hours before the start until which a booking is cancelled for nothing. */
export const CANCEL_HOURS = ['2', '24', '72'] as const
export type CancelHours = (typeof CANCEL_HOURS)[number]
