import { create } from 'zustand'

interface Connection {
  state: 'online' | 'slow' | 'offline'
  /** With `offline`: there is a network, but the service does not answer. That is another sentence. */
  isUnanswered?: boolean
  /** Milliseconds since the epoch at which this state began; 0 until something was seen. */
  since: number
}

/** What is known of the way to the service. `navigator.onLine` alone says only that some interface is up. */
export const useConnection = create<Connection>()(() => ({ state: 'online', since: 0 }))

/** Whether the service cannot be reached right now. */
export const useIsOffline = (): boolean => useConnection(({ state }) => state === 'offline')
