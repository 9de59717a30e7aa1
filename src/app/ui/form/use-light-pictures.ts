import { type ChangeEvent, useState } from 'react'
import { Problem, type ProblemCode } from '#contract/core/problem.ts'

const loadShrinking = () => import('../media/shrink-picture.ts')

export interface LightPictures {
  isBusy: boolean
  /** Why the last one could not be taken. */
  refused: ProblemCode | undefined
  /** How many were not taken since there was no room. */
  left: number
  take: (chosen: readonly File[]) => Promise<void>
  choose: (event: ChangeEvent<HTMLInputElement>) => void
}

interface Options {
  /** How many more there may be. */
  room: () => number
  add: (picture: Blob) => void
}

/** Makes pictures that are taken or chosen light on the phone. */
export function useLightPictures({ room, add }: Options): LightPictures {
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<ProblemCode>()
  const [left, setLeft] = useState(0)
  const take = async (chosen: readonly File[]) => {
    const free = room()
    setLeft(Math.max(0, chosen.length - free))
    setRefused(undefined)
    setBusy(true)
    const { lightPicture } = await loadShrinking()
    // One after the other: a large photo fills the memory of a cheap phone.
    for (const file of chosen.slice(0, free)) {
      try {
        add(await lightPicture(file))
      } catch (cause) {
        setRefused(cause instanceof Problem ? cause.code : 'bug')
      }
    }
    setBusy(false)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])]
    // The same files can be chosen again.
    target.value = ''
    if (chosen.length > 0) void take(chosen)
  }
  return { isBusy, refused, left, take, choose }
}
