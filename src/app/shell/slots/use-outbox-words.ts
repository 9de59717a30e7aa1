import { bookingRequestsInOutbox, bookingStepsInOutbox } from '../../features/bookings/outbox-words.tsx'
import { messagesInOutbox } from '../../features/conversations/outbox-words.tsx'
import { daybookInOutbox } from '../../features/daybook/outbox-words.ts'
import { placeOfGallery } from '../../features/events/gallery/event-gallery.ts'
import { applicationsInOutbox } from '../../features/jobs/applications/outbox-words.tsx'
import { ordersInOutbox } from '../../features/orders/outbox-words.tsx'
import type { Describe } from '../../features/outbox/words.ts'
import { postsInOutbox } from '../../features/posts/own/outbox-words.tsx'
import { REACTIONS_NOUN, reactionsInOutbox } from '../../features/posts/public/reactions/reaction-entry.ts'
import { stockInOutbox } from '../../features/products/own/outbox-words.tsx'
import { placeOfProductGallery } from '../../features/products/own/product-gallery.ts'
import { placeOfProfileGallery } from '../../features/sellers/media/own/profile-gallery.ts'
import { closingsInOutbox } from '../../features/services/own/hours/outbox-words.tsx'
import { placeOfServiceGallery } from '../../features/services/own/service-gallery.ts'
import { shopOrdersInOutbox } from '../../features/shop/orders/outbox-words.tsx'
import { deliveriesInOutbox } from '../../features/shop/orders/rider/outbox-words.ts'
import { basketInOutbox, purchasesInOutbox } from '../../features/shop/outbox-words.tsx'
import { returnsInOutbox } from '../../features/shop/returns/outbox-words.tsx'
import { SMS_ORDERS, smsOrdersInOutbox } from '../../features/shop/sms/sms-entry.ts'
import { WALLET_PAYMENTS } from '../../features/wallet-payments/claim-entry.ts'
import { walletsInOutbox } from '../../features/wallet-payments/outbox-words.tsx'
import { galleriesInOutbox } from '../../galleries/outbox-words.ts'
import { relationsInOutbox } from '../../members/outbox-words.ts'
import { RELATIONS } from '../../members/relation-entry.ts'
import { reviewsInOutbox } from '../../reviews/outbox-words.tsx'
import { useOutbox } from '../../state/outbox/outbox.ts'
import { commentsInOutbox } from '../../threads/outbox-words.tsx'
import { useTextsOf } from '../use-texts-of.ts'

/** Where the outbox meets the nouns of what waits in it: those whose texts come with its screen. */
const OF_MOST: Describe = {
  orders: ordersInOutbox,
  comments: commentsInOutbox,
  'guest-comments': commentsInOutbox,
  reviews: reviewsInOutbox,
  'rider-deliveries': deliveriesInOutbox,
  'shop-orders': shopOrdersInOutbox,
  'shop-returns': returnsInOutbox,
  'booking-requests': bookingRequestsInOutbox,
  'booking-steps': bookingStepsInOutbox,
}

const GALLERIES_IN_OUTBOX = galleriesInOutbox({
  events: placeOfGallery,
  products: placeOfProductGallery,
  sellers: placeOfProfileGallery,
  services: placeOfServiceGallery,
})

/** How each noun speaks of what waits. The texts of some come only when something of theirs does. */
export function useOutboxWords(): Describe {
  const hasApplications = useHasTexts('applications', '/jobapplications')
  const hasPictures = useHasTexts('galleries', '/sellerevents')
  const hasPurchases = useHasTexts('shop-purchases', '/checkout')
  const hasBasket = useHasTexts('basket', '/basket')
  const hasMessages = useHasTexts('conversations', '/messages')
  const hasRelations = useHasTexts(RELATIONS, '/members')
  const hasReactions = useHasTexts(REACTIONS_NOUN, '/posts')
  const hasStock = useHasTexts('products', '/products')
  const hasPosts = useHasTexts('posts', '/posts/own')
  const hasDaybook = useHasTexts('daybook', '/daybook')
  const hasClosings = useHasTexts('team', '/sellerservices')
  const hasSms = useHasTexts(SMS_ORDERS, '/sms_order')
  const hasWallets = useHasTexts(WALLET_PAYMENTS, '/wallet_payment')
  return {
    ...OF_MOST,
    ...(hasApplications && { applications: applicationsInOutbox }),
    ...(hasPictures && { galleries: GALLERIES_IN_OUTBOX }),
    ...(hasPurchases && { 'shop-purchases': purchasesInOutbox }),
    ...(hasBasket && { basket: basketInOutbox }),
    ...(hasMessages && { conversations: messagesInOutbox }),
    ...(hasRelations && { [RELATIONS]: relationsInOutbox }),
    ...(hasReactions && { [REACTIONS_NOUN]: reactionsInOutbox }),
    ...(hasStock && { products: stockInOutbox }),
    ...(hasPosts && { posts: postsInOutbox }),
    ...(hasDaybook && { daybook: daybookInOutbox }),
    ...(hasClosings && { team: closingsInOutbox }),
    ...(hasSms && { [SMS_ORDERS]: smsOrdersInOutbox }),
    ...(hasWallets && { [WALLET_PAYMENTS]: walletsInOutbox }),
  }
}

/** @param path of a screen that has the texts of the noun */
const useHasTexts = (noun: string, path: string): boolean =>
  useTextsOf(
    path,
    useOutbox(({ entries }) => entries.some((entry) => entry.noun === noun)),
  )
