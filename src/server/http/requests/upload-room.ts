import { Problem } from '#contract/core/problem.ts'
import { type Receive, receiving, type Sender } from './receiving.ts'

/** Requests with files that are worked on at once. */
const MOST = { all: 12, address: 8, account: 3 } as const
const RETRY_AFTER_SECONDS = 5

/** Where requests with files are received, and then worked on. */
export interface UploadRoom {
  receive: Receive
  /**
   * Does work on files that have come whole.
   * @throws {Problem} busy — there is no place: of all, of this address, or of this account.
   */
  workOn: <T>(sender: Sender, work: () => Promise<T>) => Promise<T>
}

export function uploadRoom(): UploadRoom {
  const working = new Set<Sender>()
  const count = (isIn: (one: Sender) => boolean) => [...working].filter(isIn).length
  return {
    receive: receiving(),
    workOn: async (sender, work) => {
      const ofAccount = sender.user_id === undefined ? 0 : count(({ user_id }) => user_id === sender.user_id)
      const ofAddress = sender.address === undefined ? 0 : count(({ address }) => address === sender.address)
      if (working.size >= MOST.all || ofAddress >= MOST.address || ofAccount >= MOST.account) {
        throw new Problem('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS })
      }
      // An object of its own for each place.
      const place = { ...sender }
      working.add(place)
      try {
        return await work()
      } finally {
        working.delete(place)
      }
    },
  }
}
