/**
 * Files that a phone fetches ahead when its user needs them, besides what every phone gets. A phone may have several groups: `member` a user
 * is signed in, `seller` that user sells, `gate` it stands at one (with or without an account), `jobs` its reader has looked for one, `home` it has seen
 * Home, which leads to all lists, `magazine` its reader has opened an article, `pages` its reader has opened Help or another page of text, `buyer` its
 * reader has looked at events, `services` at services, `shop` at products, `rider` a link of a parcel was opened on it, `staff` it is one of the house.
 */
export type PrecacheGroup = keyof typeof PRECACHE_ROUTES

/** The screens that open without network where a group is held, by their files in src/app/routes. Screens of no group are on every phone. */
export const PRECACHE_ROUTES = {
  buyer: ['evencheckout.$eventId', 'outbox'],
  gate: ['gate'],
  // A phone that has the app on its home screen has seen Home.
  home: [
    'index',
    'blogs',
    'category.$',
    'gallery',
    'jobportal',
    'posts',
    'search',
    'seller.$slug',
    'service_category.$',
    'services',
    'share.$',
    'shop',
    'videos',
  ],
  jobs: ['jobapplications', 'jobdetails.$jobPostId', 'jobportal'],
  // A guest's comments stand among the notices.
  magazine: ['blogs', 'blogs_.$blogId', 'notices', 'outbox'],
  member: [
    'basket',
    'become-a-seller',
    'booking.$number',
    'bookings',
    'buyer',
    'check-payment',
    'checkout',
    'evencheckout.$eventId',
    'event-payment-cancel',
    'event-payment-fail',
    'event-payment-success',
    'event_order.$eventOrderId',
    'google-login',
    'logout',
    'messages',
    'messages.$conversationId',
    'messages.new',
    'myday',
    'notices',
    'notices_.settings',
    'orders',
    'outbox',
    'people.$username',
    'posts_.new',
    'posts_.own.$',
    'posts',
    'posts_.$postId',
    'profile-settings',
    'profileindex',
    'recover',
    'relations.$which',
    'reset-password',
    'sellerprofile',
    'servicebooking.$serviceId',
    'share.$',
    'shop_order.$number',
    'shop_order_.$number.complain',
    'shop_purchase.$number',
    'shop_return.$number',
    'ticket',
    'tickets',
    'tickets_.$eventOrderId',
    'verify-email',
    'wallet.$',
    'welcome',
  ],
  pages: ['about', 'contact', 'help', 'privacy', 'refund-policy', 'terms'],
  rider: ['outbox', 'rider.$linkKey'],
  seller: [
    'hiring.$',
    'products.$',
    'selleraddevent',
    'sellerdashboard',
    'sellerevents',
    'sellerevents_.editeventGallery.$eventId',
    'sellerevents_.event.$eventId.attendees',
    'sellerevents_.event.$eventId.gate',
    'sellerevents_.event.$eventId.orders',
    'sellerevents_.event.$eventId.promo',
    'sellerevents_.event.$eventId.questions',
    'sellerevents_.event.$eventId.tickets',
    'sellerevents_.event.$eventId.update',
    'sellerevents_.manage',
    'sellergallery.$',
    'sellerorders',
    'sellerservices.$',
    'writing.$',
  ],
  services: ['bookings', 'outbox', 'service_category.$', 'servicebooking.$serviceId', 'servicedetails.$serviceId', 'services'],
  shop: ['basket', 'productdetails.$productId', 'shop'],
  staff: ['desk.$'],
} satisfies Record<string, readonly string[]>

export const PRECACHE_GROUPS = Object.keys(PRECACHE_ROUTES) as PrecacheGroup[]

/** What stands between the slashes of a route's path. A route that stands apart from one another says so by `_`. */
export const segmentsOfRoute = (route: string): string[] => (route === 'index' ? [] : route.replaceAll('_.', '.').split('.'))
