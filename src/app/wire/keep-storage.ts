const ASKED = 'hatkhola-keep-asked'

/** Asks the browser, once on this phone, not to empty our storage when it is short of room. Some ask the reader; most decide by themselves. */
export async function askToKeepStorage(): Promise<void> {
  const { storage }: { storage?: StorageManager } = navigator
  try {
    if (!storage?.persist || localStorage.getItem(ASKED)) return
    localStorage.setItem(ASKED, '1')
    await storage.persist()
  } catch {
    // A store that cannot be asked keeps things as long as it likes.
  }
}
