import type { SealingKey } from '#contract/accounts/phone-keys.ts'
import { newKey } from '#contract/core/new-key.ts'
import { withOutboxLock } from '../outbox/outbox-lock.ts'
import { collectBelongings, forgetPackage, notedPackages, notePackage } from './belongings.ts'
import { pack } from './pack.ts'
import { dropPackage, putChunk, putPackage, type SealedPackage } from './packages.ts'
import { newPackageKey, type PackageKey, sealBytes } from './sealing.ts'

/** Sealed at once; packages are whole multiples, so that their size says little. */
const CHUNK_BYTES = 256 * 1024
/** While a tab or the worker sends, entries may be settled a moment later. A network that hangs is not waited for: they go out again under their own key. */
const SENDER_MS = 2_000

/** Where in its package a chunk is, and that no other package, order or length will do. */
export const placeOf = ({ id, chunks }: Pick<SealedPackage, 'id' | 'chunks'>, at: number): string => `${id} ${at} of ${chunks}`

/**
 * Seals what an account has here into a package that only its owner can open; the things themselves stay, to be deleted when this has returned.
 * Ended in the middle, nothing has happened: the owner is still signed in, and the next page lets go of the half package.
 * @throws {Problem} out-of-space — the phone has no room for it; nothing is left of the try.
 */
export async function keepForOwner(userId: number, sealingKey: SealingKey): Promise<void> {
  for (const former of await notedPackages(userId)) await letGo(userId, former)
  const id = newKey()
  await notePackage(userId, id)
  try {
    const sealed = await withOutboxLock(SENDER_MS, () => seal(userId, id, sealingKey))
    if (typeof sealed === 'symbol') await seal(userId, id, sealingKey)
  } catch (cause) {
    // What cannot be deleted now is when the owner is here again.
    await letGo(userId, id).catch(() => undefined)
    throw cause
  }
}

async function letGo(userId: number, id: string): Promise<void> {
  await dropPackage(id)
  await forgetPackage(userId, id)
}

async function seal(userId: number, id: string, sealingKey: SealingKey): Promise<void> {
  const made = await newPackageKey(sealingKey)
  const packed = pack(await collectBelongings(userId), CHUNK_BYTES)
  const chunks = packed.size / CHUNK_BYTES
  const about: SealedPackage = { id, mark: sealingKey.mark, once: made.once, chunks, sealed_at: new Date().toISOString(), is_whole: false }
  // First, so that no chunk lies there unknown.
  await putPackage(about)
  await sealChunks(about, packed, made)
  await putPackage({ ...about, is_whole: true })
}

/** One at a time: all at once would fill the memory of a small phone. */
async function sealChunks(about: SealedPackage, packed: Blob, { key }: PackageKey): Promise<void> {
  for (let at = 0; at < about.chunks; at += 1) {
    const bytes = await packed.slice(at * CHUNK_BYTES, (at + 1) * CHUNK_BYTES).arrayBuffer()
    await putChunk(about.id, at, await sealBytes(key, placeOf(about, at), bytes))
  }
}
