import { useEffect, useState } from 'react'
import { offersGoogle } from './auth-calls.ts'

/** Whether a login with Google can be offered; false until it is known. */
export function useOffersGoogle(): boolean {
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    let wanted = true
    // Without an answer there is still the password.
    void offersGoogle().then(
      (is) => wanted && setOffered(is),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [])
  return isOffered
}
