import { MOST_PICTURES_ASKED, pictureName, readPictureSizes } from '#contract/pictures.ts'
import { readHeldPictures } from '#device/snapshots/held-pictures.ts'
import { useSettings } from '../state/settings.ts'
import { call } from '../wire/call.ts'

/** What a screen asks about within so long is asked at once. */
const TOGETHER_MS = 50

interface PictureSource {
  readHeld: () => Promise<Map<string, string>>
  sizeOf: (path: string) => Promise<number | undefined>
}

/** Has pictures withheld while data is saved, and shown while it is not. Gives the way to stop. @param withhold is tried again once the network is back */
export function followDataSaver(withhold: (source: PictureSource | undefined) => Promise<void>): () => void {
  const source: PictureSource = { readHeld: () => readHeldPictures().catch(() => new Map()), sizeOf: knownSizes() }
  const take = () => {
    // The part that stands in for them is out of reach, and not on the phone yet: they stay hidden.
    withhold(useSettings.getState().dataSaver ? source : undefined).catch(() => addEventListener('online', take, { once: true }))
  }
  take()
  return useSettings.subscribe(({ dataSaver }, before) => void (dataSaver !== before.dataSaver && take()))
}

/** Asks for the sizes of pictures, of many at once, and of none twice. */
function knownSizes(): PictureSource['sizeOf'] {
  const known = new Map<string, Promise<number | undefined>>()
  let waiting: { name: string; tell: (bytes: number | undefined) => void }[] = []
  const askAll = async () => {
    const asked = waiting
    waiting = []
    for (let at = 0; at < asked.length; at += MOST_PICTURES_ASKED) {
      const some = asked.slice(at, at + MOST_PICTURES_ASKED)
      const bytes = await askSizes(some.map(({ name }) => name))
      for (const [index, { name, tell }] of some.entries()) {
        if (bytes[index] === undefined) known.delete(name)
        tell(bytes[index])
      }
    }
  }
  return (path) => {
    const name = pictureName(path)
    if (name === undefined) return Promise.resolve(undefined)
    const size =
      known.get(name) ??
      new Promise<number | undefined>((tell) => {
        if (waiting.length === 0) setTimeout(() => void askAll(), TOGETHER_MS)
        waiting.push({ name, tell })
      })
    known.set(name, size)
    return size
  }
}

async function askSizes(names: string[]): Promise<(number | undefined)[]> {
  try {
    const { value } = await call(readPictureSizes, { query: { of: names.join(',') } })
    return value.bytes.map((bytes) => bytes ?? undefined)
  } catch {
    // Without network nothing is known of them, which the button says.
    return []
  }
}
