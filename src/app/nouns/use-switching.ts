import { useRef, useState } from 'react'
import { Problem, type ProblemCode } from '#contract/core/problem.ts'
import { useIsOffline } from '../state/connection/connection.ts'
import { sendLatest } from './send-latest.ts'

export interface Switching<Item> {
  /** How the switch of an item stands: what was wished for, until the service has answered. */
  isOn: (item: Item) => boolean
  isLocked: (item: Item) => boolean
  /** Why it did not go the last time; it stands then as it stood before. */
  problemOf: (item: Item) => ProblemCode | undefined
  set: (item: Item, isOn: boolean) => void
}

interface Options<Item> {
  idOf: (item: Item) => number
  /** Has the service do it. @throws {Problem} why it does not go. */
  turn: (item: Item, isOn: boolean) => Promise<Item>
  /** It can never be switched again. */
  isOver?: (item: Item) => boolean
  /** Gets the item as it is then. */
  onDone: (item: Item) => void
}

const without = <T>(all: ReadonlyMap<number, T>, id: number): Map<number, T> => new Map([...all].filter(([one]) => one !== id))

/** Puts items of a list on the market and off it: shown at once, taken back if the service says no. */
export function useSwitching<Item extends { is_active: boolean }>({ idOf, turn, isOver = () => false, onDone }: Options<Item>): Switching<Item> {
  const isOffline = useIsOffline()
  const latest = useRef<ReadonlyMap<number, boolean>>(new Map())
  const [requested, setRequested] = useState(latest.current)
  const [problems, setProblems] = useState<ReadonlyMap<number, ProblemCode>>(new Map())

  const request = (all: ReadonlyMap<number, boolean>) => {
    latest.current = all
    setRequested(all)
  }
  const fail = (id: number, code: ProblemCode) => setProblems((all) => new Map(all).set(id, code))
  const set = async (item: Item, isOn: boolean) => {
    const id = idOf(item)
    if (isOver(item)) return
    setProblems((all) => without(all, id))
    if (isOffline) return fail(id, 'offline')
    const isUnderWay = latest.current.has(id)
    request(new Map(latest.current).set(id, isOn))
    if (isUnderWay) return
    const last = () => latest.current.get(id) ?? isOn
    try {
      await sendLatest(last, (isWished) => turn(item, isWished), onDone)
    } catch (cause) {
      fail(id, cause instanceof Problem ? cause.code : 'bug')
    }
    request(without(latest.current, id))
  }
  return {
    isOn: (item) => requested.get(idOf(item)) ?? item.is_active,
    isLocked: (item) => isOffline || isOver(item),
    problemOf: (item) => problems.get(idOf(item)),
    set: (item, isOn) => void set(item, isOn),
  }
}
