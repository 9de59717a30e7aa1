import { TEXT_PAGE_PATH } from './core/page-names.ts'

/**
 * Which namespaces of texts come together, as one file for each language. Each is a file in locales/; `heads` is in no set, because only the server
 * writes what it says.
 */
export const TEXT_SETS = {
  /** What every page shows. */
  first: ['common', 'ui'],
  /** What every page may come to show. */
  late: ['problems', 'shell'],
  events: ['events'],
  home: ['home', 'search'],
  jobs: ['jobs'],
  services: ['services'],
  /** Asking for a time, and bookings to both of their sides. */
  bookings: ['bookings'],
  /** One's own day, and what clashes in it. */
  days: ['days'],
  /** A provider's services, team and hours. */
  team: ['team'],
  /** Writing posts, and looking after one's own. */
  posting: ['post-writing'],
  products: ['buying', 'products'],
  blogs: ['blogs', 'comments'],
  /** What members show and say, and what readers say of it. */
  posts: ['posts', 'comments'],
  /** Joining and signing in, and all forms. */
  accounts: ['accounts', 'forms'],
  /** Ordering, and looking after what is one's own. */
  own: ['addresses', 'commenting', 'editing', 'notices', 'orders', 'outbox', 'pictures', 'settings', 'tickets'],
  /** Choosing tickets, from the page of an event and at checkout. */
  choosing: ['choosing'],
  conversations: ['conversations'],
  /** Pictures and films of sellers. */
  media: ['media'],
  /** What is of use with a network alone: the data meter, how much a picture weighs. */
  data: ['data'],
  /** Telling staff of something: with a network alone as well, and left out where its texts are not on the phone. */
  reporting: ['reporting'],
  /** Orders of goods and complaints about them, to buyer, seller and rider. */
  parcels: ['parcels', 'returns'],
  reviews: ['reviews'],
  sellers: ['sellers'],
  /** The button of following, wherever a member stands: with what one writes of posts, too, which has the texts of the outbox. */
  following: ['following'],
  /** Muting, blocking, and lists of those with whom one has to do; pages of members without a shop. */
  members: ['members'],
  /** Signing out, and what was kept for an account that signs in again. */
  sessions: ['sessions'],
  applying: ['applying'],
  hiring: ['hiring'],
  /** Sellers' screens, and the gate. */
  selling: ['dashboard', 'daybook', 'editor', 'faqs', 'gallery', 'gate', 'sales', 'selling', 'tables'],
  sharing: ['sharing'],
  /** What was put in, and ordering it. */
  shopping: ['basket', 'checkout'],
  staff: ['desk'],
  /** Orders that come to a seller by SMS. */
  smsOrders: ['sms-orders'],
  stock: ['stock'],
  wallet: ['wallet'],
  /** Payment by mobile wallet, to both sides. */
  wallets: ['wallets'],
  writing: ['writing'],
} as const

export type TextSet = keyof typeof TEXT_SETS

/** Nouns whose screens visitors come to first: nothing but the texts of their own noun is in their way. */
const FIRST_SCREENS = {
  events: /^\/(?:events|eventdetails|saved)(?:\/|$)/,
  home: /^\/(?:$|(?:category|search)(?:\/|$))/,
  jobs: /^\/(?:jobdetails|jobportal)(?:\/|$)/,
  products: /^\/(?:productdetails|shop)(?:\/|$)/,
  services: /^\/(?:service_category|servicedetails|services)(?:\/|$)/,
  blogs: /^\/blogs(?:\/|$)/,
  // Writing one is a form, and so is what is one's own.
  posts: /^\/posts(?!\/(?:new|own))(?:\/|$)/,
} satisfies Partial<Record<TextSet, RegExp>>
export type FirstNoun = keyof typeof FIRST_SCREENS

const OTHER_SCREENS = {
  applying: /^\/jobapplications(?:\/|$)/,
  blogs: /^\/(?:blogs|desk|writing)(?:\/|$)/,
  bookings: /^\/(?:booking|bookings|outbox|sellerservices|servicebooking)(?:\/|$)/,
  choosing: /^\/(?:choosing|evencheckout)(?:\/|$)/,
  conversations: /^\/(?:desk|messages)(?:\/|$)/,
  data: /^\/data$/,
  days: /^\/(?:booking|bookings|evencheckout|myday|profile-settings|servicebooking)(?:\/|$)/,
  following: /^\/(?:gallery|outbox|people|seller|sellerprofile|videos)(?:\/|$)/,
  hiring: /^\/(?:hiring|sellerdashboard)(?:\/|$)/,
  home: FIRST_SCREENS.home,
  jobs: /^\/(?:hiring|jobapplications|jobdetails|jobportal)(?:\/|$)/,
  media: /^\/(?:gallery|sellergallery|videos)(?:\/|$)/,
  members: /^\/(?:members|people|profile-settings|relations)(?:\/|$)/,
  parcels: /^\/(?:desk|orders|outbox|rider|shop_order|shop_purchase|shop_return)(?:\/|$)/,
  posting: /^\/posts\/(?:new|own)(?:\/|$)/,
  posts: FIRST_SCREENS.posts,
  products: /^\/(?:productdetails|seller|shop)(?:\/|$)/,
  reporting: /^\/reporting$/,
  reviews: /^\/(?:outbox|reviews)$/,
  sellers: /^\/(?:become-a-seller|seller|sellerprofile)(?:\/|$)/,
  selling:
    /^\/(?:daybook|desk|gate|hiring|products|selleraddevent|sellerdashboard|sellerevents|sellergallery|sellerorders|sellerservices|sms_order|walletclaims|writing)(?:\/|$)/,
  services: /^\/(?:bookings|seller|sellerprofile|sellerservices|service_category|servicebooking|servicedetails|services)(?:\/|$)/,
  sessions: /^\/(?:logout|sessions)$/,
  sharing: /^\/share(?:\/|$)/,
  shopping: /^\/(?:basket|checkout)(?:\/|$)/,
  staff: /^\/desk(?:\/|$)/,
  team: /^\/sellerservices(?:\/|$)/,
  smsOrders: /^\/sms_order$/,
  stock: /^\/products(?:\/|$)/,
  wallet: /^\/wallet(?:\/|$)/,
  wallets: /^\/(?:wallet_payment|walletclaims|wallet\/pay)(?:\/|$)/,
  writing: /^\/writing(?:\/|$)/,
} satisfies Partial<Record<TextSet, RegExp>>

/** Screens that use no texts of accounts, besides those to which visitors come first and pages of plain text. */
const WITHOUT_ACCOUNTS = /^\/(?:basket|choosing|data|gallery|gate|members|people|reporting|reviews|rider|seller|videos)(?:\/|$)/
/** Screens that use no texts of what is one's own either, and open on every phone. */
const JOINING = /^\/(?:login|recover|registration)(?:\/|$)/

/** The noun of the screen at a path; undefined where visitors do not come first. @param path canonical */
export const firstNounAt = (path: string): FirstNoun | undefined => (Object.keys(FIRST_SCREENS) as FirstNoun[]).find((noun) => FIRST_SCREENS[noun].test(path))

/**
 * All sets that the screen at a path needs.
 * @param path canonical. An address as its route spells it, without the `_` of routes that stand apart, is as good.
 */
export function textSetsOf(path: string): TextSet[] {
  const hasAccounts = !firstNounAt(path) && !WITHOUT_ACCOUNTS.test(path) && !TEXT_PAGE_PATH.test(path)
  const hasOwn = hasAccounts && !JOINING.test(path)
  const others = (Object.keys(OTHER_SCREENS) as (keyof typeof OTHER_SCREENS)[]).filter((set) => OTHER_SCREENS[set].test(path))
  return ['first', 'events', 'late', ...(hasAccounts ? (['accounts'] as const) : []), ...(hasOwn ? (['own'] as const) : []), ...others]
}
