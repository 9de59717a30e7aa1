import type { Audience } from './audience.ts'

/** Whose phones hold a screen, by its canonical address; what stands nowhere here is on every phone that has the app. */
const HELD_FOR: readonly (readonly [path: RegExp, whose: readonly Audience[]])[] = [
  [/^\/(?:category|search|seller)(?:\/|$)|^\/$/, ['home']],
  [/^\/blogs$/, ['home', 'magazine']],
  [/^\/blogs\//, ['magazine']],
  [/^\/jobportal$/, ['home', 'jobs']],
  [/^\/(?:jobdetails|jobapplications)(?:\/|$)/, ['jobs']],
  [/^\/evencheckout\//, ['buyer', 'member']],
  [/^\/outbox$/, ['buyer', 'magazine', 'member']],
  [
    /^\/(?:become-a-seller|buyer|check-payment|event-payment-\w+|event_order|google-login|logout|orders|profile-settings|profileindex|reset-password|sellerprofile|tickets?|verify-email)(?:\/|$)/,
    ['member'],
  ],
  [/^\/(?:hiring|selleraddevent|sellerdashboard|sellerevents|writing)(?:\/|$)/, ['seller']],
  [/^\/gate$/, ['gate']],
  // A phone that has the app on its home screen has seen Home.
  [/^\/share(?:\/|$)/, ['home', 'member']],
  [/^\/moderation$/, ['staff']],
]

/** Whose phones hold the screen at a canonical address; undefined: every phone does. */
export const heldFor = (path: string): readonly Audience[] | undefined => HELD_FOR.find(([screen]) => screen.test(path))?.[1]

/** Names a screen by its address, without what names one thing: `/sellerevents/event/12/orders` is `/sellerevents/event/:/orders`. */
export const screenOf = (path: string): string => path.replaceAll(/[^/]*\d[^/]*/g, ':')
