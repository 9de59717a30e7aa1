import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'

/** How often something was sent or read since the page was opened. */
const useChanges = create<{ count: number }>()(() => ({ count: 0 }))

/** Something was sent or read: lists of conversations are not as they were. */
export const noteConversationChange = (): void => useChanges.setState(({ count }) => ({ count: count + 1 }))

/** Has a list asked for again, which stands beside the conversation that changes it. @param ask may be a new function each time */
export function useConversationChanges(ask: () => void): void {
  const again = useEffectEvent(ask)
  useEffect(() => useChanges.subscribe(() => again()), [])
}
