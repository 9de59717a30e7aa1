import { announce, listenToData } from '#device/messages.ts'

/** A page hears its own messages as well; by this it knows them. */
const PAGE = `${Math.random()}`

/** Tells the other tabs that the account was changed here. */
export const tellAccountChanged = (user_id: number): void => announce({ type: 'account-changed', user_id, page: PAGE })

/** Calls back when the account was changed in another tab. Gives the way to stop. */
export const hearAccountChanged = (hear: (user_id: number) => void): (() => void) =>
  listenToData((message) => {
    if (message.type === 'account-changed' && message.page !== PAGE) hear(message.user_id)
  })
