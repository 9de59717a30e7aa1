import type { OpeningKey } from '#contract/accounts/phone-keys.ts'
import { type Belongings, forgetPackage, isBelongings, notedPackages, restoreBelongings } from './belongings.ts'
import { placeOf } from './keep.ts'
import { unpack } from './pack.ts'
import { dropPackage, listPackages, readChunk, type SealedPackage } from './packages.ts'
import { openBytes, packageKeyOf } from './sealing.ts'

const YOUNG_MS = 60_000

/** What came of it: packages whose things are back, and those that can never be opened again. */
interface Opened {
  opened: number
  lost: number
}

/**
 * Puts back what the account left here, the latest first, and deletes the packages. Ended in the middle it can be done again: what was put back
 * is not put back a second time. What the key does not open, because the service has another secret since, is deleted too.
 * @throws {Problem} out-of-space — the phone has no room for both; the package stays.
 */
export async function openForOwner(userId: number, key: OpeningKey): Promise<Opened> {
  const result: Opened = { opened: 0, lost: 0 }
  const noted = await notedPackages(userId)
  for (const one of await listPackages()) {
    if (one.mark !== key.mark) continue
    // The sign-out was cut off, or the opening was: what lies here is the newer.
    const isHere = noted.includes(one.id)
    // In a browser without locks another tab may be sealing just now.
    if (isHere ? isYoung(one) : !one.is_whole) continue
    if (!isHere) {
      const is = await openPackage(one, key)
      if (is) await restoreBelongings(userId, { id: one.id, is })
      result[is ? 'opened' : 'lost'] += 1
    }
    await dropPackage(one.id)
    await forgetPackage(userId, one.id)
  }
  return result
}

const isYoung = ({ sealed_at }: SealedPackage): boolean => Math.abs(Date.now() - Date.parse(sealed_at)) < YOUNG_MS

/** @returns undefined — it does not open with this key, or a part of it is gone. */
async function openPackage(about: SealedPackage, opening: OpeningKey): Promise<Belongings | undefined> {
  const key = await packageKeyOf(opening, about.once)
  const parts: Blob[] = []
  for (let at = 0; at < about.chunks; at += 1) {
    const chunk = await readChunk(about.id, at)
    const bytes = chunk && (await openBytes(key, placeOf(about, at), chunk).catch(unlessSealedOtherwise))
    if (!bytes) return undefined
    parts.push(new Blob([bytes]))
  }
  if (parts.length === 0) return undefined
  const found = await unpack(new Blob(parts))
  return isBelongings(found) ? found : undefined
}

function unlessSealedOtherwise(cause: unknown): undefined {
  if (cause instanceof Error && cause.name === 'OperationError') return undefined
  throw cause
}
