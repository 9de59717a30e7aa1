import type { ComponentType } from 'react'
import { create } from 'zustand'
import { imageIdentity } from '#contract/core/images.ts'

/** What is known of pictures before they are fetched. */
export interface PictureSource {
  /** Those on this phone: of each the path of the widest that is here, by its identity. */
  readHeld: () => Promise<Map<string, string>>
  /** Bytes of a picture as it would come; undefined where that cannot be known. Never rejects. */
  sizeOf: (path: string) => Promise<number | undefined>
}

interface DataSaving {
  /** Takes the place of a picture that is not fetched; absent while no data is saved, and until it is here. */
  StandIn: ComponentType<{ path: string; alt: string }> | undefined
  /** Pictures that cost nothing (any more): paths by identity. */
  held: ReadonlyMap<string, string>
  /** Bytes of the pictures that stood there as a ground and were not asked for, by identity. */
  leftOut: ReadonlyMap<string, number>
  sizeOf: PictureSource['sizeOf']
}

export const useDataSaving = create<DataSaving>()(() => ({ StandIn: undefined, held: new Map(), leftOut: new Map(), sizeOf: async () => undefined }))

/** Said on the root, by the boot script before anything is painted: pictures of the class `left-out` are not displayed, and so not fetched. */
export const SAVING_MARK = 'saves-data'

export const savesData = (): boolean => document.documentElement.classList.contains(SAVING_MARK)

/** The path under which a picture is here already; undefined where it would be fetched, or no data is saved. */
export const useHeldPicture = (path: string | null): string | undefined =>
  useDataSaving(({ held }) => (path === null ? undefined : held.get(imageIdentity(path))))

/** Notes that a picture is here. */
export function noteHeld(path: string): void {
  useDataSaving.setState(({ held, leftOut }) => ({
    held: new Map(held).set(imageIdentity(path), path),
    leftOut: new Map([...leftOut].filter(([identity]) => identity !== imageIdentity(path))),
  }))
}

/** Notes that a picture was not fetched. */
export const noteLeftOut = (path: string, bytes: number): void =>
  useDataSaving.setState(({ leftOut }) => ({ leftOut: new Map(leftOut).set(imageIdentity(path), bytes) }))
