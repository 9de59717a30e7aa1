import type { ReadonlySignal } from '@preact/signals-react'
import { useSyncExternalStore } from 'react'

/** The value of a form's signal, as React understands it: reading `.value` in a render alone would never render again. */
export const useSignalValue = <T>(signal: ReadonlySignal<T>): T =>
  useSyncExternalStore(
    signal.subscribe.bind(signal),
    () => signal.peek(),
    () => signal.peek(),
  )
