import { canonicalQuery } from '#contract/core/endpoint.ts'

/** The two lists of what sellers show, as their addresses have them. */
export type MediaList = 'gallery' | 'videos'

/** What a screen of a list shows. */
export interface MediaView {
  list: MediaList
  /** The address of a shop; absent: all sellers. */
  seller?: string
}

/** Reads the address of a screen; what it does not know it leaves out. */
export const readMediaView = (list: MediaList, { seller }: Record<string, unknown>): MediaView => ({
  list,
  ...(seller !== undefined && seller !== '' && { seller: String(seller) }),
})

/** Canonical address of a list, without language. */
export const mediaPath = ({ list, seller }: MediaView): `/${string}` => `/${list}${canonicalQuery({ seller })}`
