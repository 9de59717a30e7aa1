import { useEffect, useState } from 'react'
import { type RememberedGate, rememberedGates } from '../../../state/gate/gate.ts'

/** The gates that this phone has; undefined until it was asked. @param turn another one asks again. */
export function useRemembered(turn: number): RememberedGate[] | undefined {
  const [found, setFound] = useState<RememberedGate[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn asks again.
  useEffect(() => {
    let isMine = true
    rememberedGates().then(
      (gates) => isMine && setFound(gates),
      // A phone that does not let us look has none.
      () => isMine && setFound([]),
    )
    return () => {
      isMine = false
    }
  }, [turn])
  return found
}
