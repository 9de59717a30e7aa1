import { canonicalQuery } from '#contract/core/endpoint.ts'
import { readMediaAddress } from '#contract/sellers/seller-media.ts'

/** The two lists of what sellers show, as their addresses have them. */
export type MediaList = 'gallery' | 'videos'

/** What a screen of a list shows. */
export interface MediaView {
  list: MediaList
  /** The address of a shop; absent: all sellers. */
  seller?: string
}

/** Reads the address of a screen. */
export const readMediaView = (list: MediaList, search: Record<string, unknown>): MediaView => {
  const { seller } = readMediaAddress(search)
  return { list, ...(seller !== undefined && { seller }) }
}

/** Canonical address of a list, without language. */
export const mediaPath = ({ list, seller }: MediaView): `/${string}` => `/${list}${canonicalQuery({ seller })}`
