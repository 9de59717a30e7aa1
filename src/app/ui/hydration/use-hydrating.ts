import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** True on the server and while its HTML is being taken over, so that both write the same; false ever after. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
