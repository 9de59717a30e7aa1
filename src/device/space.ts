/** From this share of the quota on, things are let go before the browser wipes everything. */
const FULL_SHARE = 0.8

/** Whether the browser's storage for us is nearly used up. False where it does not say. */
export async function isShortOfSpace(): Promise<boolean> {
  if (!('storage' in navigator) || !navigator.storage?.estimate) return false
  const { usage = 0, quota = 0 } = await navigator.storage.estimate()
  return quota > 0 && usage >= quota * FULL_SHARE
}
