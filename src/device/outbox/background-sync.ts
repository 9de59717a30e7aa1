/** What the browser calls the worker by when the network is back. */
export const OUTBOX_SYNC = 'outbox'

interface Syncing {
  getRegistration: () => Promise<{ sync?: { register: (tag: string) => Promise<void> } } | undefined>
}

/**
 * Asks the browser to wake the worker when there is a network, even if no page is open then. Where it cannot, the pages send by themselves.
 * @see facts "PWA, offline" 2.6 "Triggers"
 */
export async function askForSync(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: Syncing }
  try {
    await (await serviceWorker?.getRegistration())?.sync?.register(OUTBOX_SYNC)
  } catch {
    // Not allowed here, or the worker is not active yet: a bonus that is not given.
  }
}
