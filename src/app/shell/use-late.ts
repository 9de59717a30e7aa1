import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../state/connection/connection.ts'
import { showNotice } from '../state/notices.ts'
import { whenIdle } from '../ui/hydration/when-idle.ts'

type Late<P> = ComponentType<P> | undefined

/**
 * A part that comes when it is asked for. Not React's own lazy: a part that the network refuses must not take the screen down with it,
 * and asking again must ask again.
 */
export function useOnRequest<P>(): { Part: Late<P>; open: (load: () => Promise<ComponentType<P>>) => void; close: () => void } {
  const { t } = useTranslation()
  const [Part, setPart] = useState<Late<P>>()
  const open = (load: () => Promise<ComponentType<P>>) =>
    void load().then(
      (part) => setPart(() => part),
      () => showNotice(t('common:error.partMissing')),
    )
  return { Part, open, close: () => setPart(undefined) }
}

/**
 * A part that is not needed at once: it comes when the page is idle, and is tried again when the connection changes.
 * @param load always the same function. @param isHeld it may lie on the phone: it is wanted without network too.
 */
export function useWhenIdle<P>(load: () => Promise<ComponentType<P>>, isHeld = false): Late<P> {
  const [Part, setPart] = useState<Late<P>>()
  const state = useConnection((connection) => connection.state)
  const isHere = Part !== undefined

  useEffect(() => {
    if (isHere || (state === 'offline' && !isHeld)) return
    return whenIdle(() => {
      load().then(
        (part) => setPart(() => part),
        // Kept for the next change of the connection: the effect runs again then.
        () => undefined,
      )
    })
  }, [load, state, isHere, isHeld])

  return Part
}
