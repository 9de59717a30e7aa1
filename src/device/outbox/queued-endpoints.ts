import { addComment, addGuestComment } from '#contract/blogs/blog-thread.ts'
import { askBooking, askPicturedBooking } from '#contract/bookings/booking-asking.ts'
import { acceptBooking, declineBooking, finishBooking, noteCash, noteNoShow } from '#contract/bookings/booking-steps.ts'
import { writeMessage } from '#contract/conversations/conversations.ts'
import { type EndpointSpec, matchPath } from '#contract/core/endpoint.ts'
import { addDaybookEntry, correctDaybookEntry, removeDaybookEntry } from '#contract/daybook/daybook-writes.ts'
import { sendScans } from '#contract/events/check-ins.ts'
import { writeReview } from '#contract/events/event-reviews.ts'
import { addPicture } from '#contract/events/gallery.ts'
import { applyToJob } from '#contract/jobs/job-applications.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { writePost } from '#contract/posts/own-posts.ts'
import { reactToPost } from '#contract/posts/post-reactions.ts'
import { addPostComment } from '#contract/posts/post-thread.ts'
import { addProductPicture } from '#contract/products/product-gallery.ts'
import { writePicturedProductReview, writeProductReview } from '#contract/products/product-reviews.ts'
import { changeStock } from '#contract/products/stock.ts'
import { blockMember, followMember, muteMember } from '#contract/relations/relations.ts'
import { addProfilePicture } from '#contract/sellers/profile-gallery.ts'
import { addServicePicture } from '#contract/services/service-gallery.ts'
import { writeServiceReview } from '#contract/services/service-reviews.ts'
import { closeDays } from '#contract/services/team-hours.ts'
import { changeBasket } from '#contract/shop/baskets.ts'
import { placeShopPurchase } from '#contract/shop/checkout.ts'
import {
  agreeToReturn,
  confirmReturn,
  createShopReturn,
  declineReturn,
  escalateReturn,
  noteReturnRefund,
  receiveReturn,
  sendReplacement,
  sendReturnBack,
  withdrawReturn,
} from '#contract/shop/return-steps.ts'
import {
  acceptOrder,
  cancelShopOrder,
  deliverOrder,
  deliverParcel,
  noteCall,
  packOrder,
  readyOrder,
  refuseParcel,
  shipOrder,
  takeParcelBack,
} from '#contract/shop/shop-orders.ts'
import { placeSmsOrder } from '#contract/shop/sms/sms-orders.ts'

import {
  answerWalletRefund,
  cancelWalletClaim,
  claimWalletPayment,
  complainOfWalletClaim,
  sendWalletRefund,
  walletMoneyCame,
  walletMoneyNotCome,
} from '#contract/wallet-payments/claim-steps.ts'
import { claimDebtPayment } from '#contract/wallet-payments/debt-claims.ts'

/** All that the contract says to queue. A write that is not among them never leaves by the outbox: money is moved by a tap alone. */
export const QUEUED_ENDPOINTS: readonly EndpointSpec[] = [
  changeBasket,
  addComment,
  addGuestComment,
  askBooking,
  askPicturedBooking,
  acceptBooking,
  declineBooking,
  finishBooking,
  noteNoShow,
  noteCash,
  sendScans,
  placeShopPurchase,
  writeMessage,
  addDaybookEntry,
  correctDaybookEntry,
  removeDaybookEntry,
  writeReview,
  addPicture,
  applyToJob,
  placeOrder,
  changeStock,
  addProductPicture,
  writePost,
  reactToPost,
  addPostComment,
  followMember,
  muteMember,
  blockMember,
  writeProductReview,
  writePicturedProductReview,
  createShopReturn,
  agreeToReturn,
  declineReturn,
  sendReturnBack,
  receiveReturn,
  noteReturnRefund,
  sendReplacement,
  confirmReturn,
  withdrawReturn,
  escalateReturn,
  addProfilePicture,
  addServicePicture,
  writeServiceReview,
  closeDays,
  acceptOrder,
  packOrder,
  noteCall,
  shipOrder,
  readyOrder,
  deliverOrder,
  refuseParcel,
  takeParcelBack,
  cancelShopOrder,
  deliverParcel,
  placeSmsOrder,
  claimWalletPayment,
  walletMoneyCame,
  walletMoneyNotCome,
  sendWalletRefund,
  answerWalletRefund,
  cancelWalletClaim,
  complainOfWalletClaim,
  claimDebtPayment,
]

/** The endpoint that a kept write goes to; undefined when this version of the app has none such. */
export const queuedEndpoint = (method: string, address: string): EndpointSpec | undefined =>
  QUEUED_ENDPOINTS.find((spec) => spec.method === method && matchPath(spec, address.split('?')[0] ?? '') !== null)
