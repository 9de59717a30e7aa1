import sharp from 'sharp'
import { Problem } from '#contract/core/problem.ts'
import type { Files } from '#server/adapters/files/files.ts'
import { openPictures } from '#server/adapters/pictures.ts'

/** Pictures over a store in memory. @param faults what fails in it. */
export function aStore(faults: { putsAt?: number; removes?: boolean; isFull?: boolean } = {}) {
  const kept = new Map<string, Uint8Array>()
  const warned: object[] = []
  let puts = 0
  const files: Files = {
    put: async (key, bytes) => {
      puts += 1
      if (puts === faults.putsAt) throw new Error('the disk is full')
      kept.set(key, bytes)
    },
    get: async (key) => kept.get(key),
    exists: async (key) => kept.has(key),
    remove: async (key) => {
      if (faults.removes) throw new Error('the disk is away')
      kept.delete(key)
    },
  }
  /** What each picture weighs. */
  const entered = new Map<string, number>()
  const pictures = openPictures(
    files,
    { warn: (facts) => void warned.push(facts) },
    {
      enter: async ({ key, bytes }) => {
        if (faults.isFull) throw new Problem('pictures-full')
        entered.set(key, bytes)
      },
      strike: async (key) => void entered.delete(key),
    },
  )
  const widest = async (sent: Uint8Array) => {
    const path = await pictures.keep('people', sent, { user_id: 1 })
    return kept.get(path.replace('/media/', ''))!
  }
  return { ...pictures, kept, warned, widest, entered }
}

/** Of one colour. */
export const plain = (width: number, height: number, background = '#c02020') => sharp({ create: { width, height, channels: 3, background } })
export const jpeg = (width = 60, height = 40) => plain(width, height).jpeg().toBuffer()

/** A picture that is no small file. */
export const noise = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    .jpeg()
    .toBuffer()
