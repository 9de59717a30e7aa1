import { createHash } from 'node:crypto'
import { type BannerOrder, drawBanner } from './drawing/banner.ts'
import { drawGood, type GoodOrder } from './drawing/families/good.ts'
import { drawMember, type MemberOrder } from './drawing/families/member.ts'
import { drawWork, type WorkOrder } from './drawing/families/work.ts'
import type { Family } from './drawing/family-choice.ts'
import { drawLogo, type LogoOrder } from './drawing/marks.ts'
import { drawPicture } from './drawing/picture.ts'
import { drawPortrait, type PortraitOrder } from './drawing/portrait.ts'
import type { PictureOrder } from './drawing/sheet.ts'

/** What the seed needs of the store of pictures. */
export interface PictureStore {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** What is there already is not drawn again. */
  exists?(key: string): Promise<boolean>
  /** Bytes; undefined where there is none. */
  sizeOf?(key: string): Promise<number | undefined>
}

const TYPE = 'image/webp'
/** Pictures under way at once; sharp itself spreads the work of each over the processors. */
const AT_ONCE = 3

interface Drawn {
  key: string
  svg: string
  kind: 'wide' | 'square' | 'banner'
}

/** Collects the pictures of a seed under names that follow from what is on them, and stores those that are missing. */
export class PictureBook {
  readonly #drawn = new Map<string, Drawn>()

  /** The path of a picture of an event. */
  event(order: PictureOrder & { family: Family }): string {
    return this.#add('events', 'wide', drawPicture(order))
  }

  /** The path of a picture of an article. */
  cover(order: PictureOrder & { family: Family }): string {
    return this.#add('blogs', 'wide', drawPicture(order))
  }

  /** The path of a portrait, as profiles keep it. */
  portrait(order: PortraitOrder): string {
    return this.#add('sellers', 'square', drawPortrait(order))
  }

  /** The path of a company's logo, as jobs keep it. */
  logo(order: LogoOrder): string {
    return this.#add('jobs', 'square', drawLogo(order))
  }

  /** The path of a picture of something for sale. */
  good(order: GoodOrder): string {
    return this.#add('products', 'square', drawGood(order))
  }

  /** The path of a picture of a service. */
  work(order: WorkOrder): string {
    return this.#add('services', 'wide', drawWork(order))
  }

  /** The path of somebody of a team, as teams keep it. */
  member(order: MemberOrder): string {
    return this.#add('team', 'square', drawMember(order))
  }

  /** The path of a banner. */
  banner(order: BannerOrder): string {
    return this.#add('banners', 'banner', drawBanner(order))
  }

  #add(folder: string, kind: Drawn['kind'], svg: string): string {
    const key = `${folder}/${createHash('sha256').update(svg).digest('hex').slice(0, 20)}.webp`
    this.#drawn.set(key, { key, svg, kind })
    return `/media/${key}`
  }

  /** Draws and stores what the store does not have. May be interrupted and called again. */
  async store(files: PictureStore, onProgress?: (done: number, of: number) => void): Promise<void> {
    const waiting = [...this.#drawn.values()]
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        await storeOne(files, next)
        onProgress?.(this.#drawn.size - waiting.length, this.#drawn.size)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }
}

async function storeOne(files: PictureStore, { key, svg, kind }: Drawn): Promise<void> {
  if (await files.exists?.(key)) return
  // Only now: the library costs memory and time that a server which seeds nothing does not pay.
  const { RENDER } = await import('./drawing/render.ts')
  const made = await RENDER[kind](svg, key)
  // The widest last: where it is, all are.
  for (const one of made) await files.put(one.key, one.bytes, TYPE)
}
