import { useEffect, useState } from 'react'
import { Problem } from '#contract/core/problem.ts'
import { useInstall } from '../../../state/connection/install.ts'
import { useSession } from '../../../state/session/session.ts'
import { type PushState, readPushState, startMessages } from '../../../wire/push.ts'

export type PhonePush = PushState | 'needs-install' | 'full'

/** Whether this phone shows notifications. `full`: it has no room to note the wish. */
export function usePhonePush(): { state: PhonePush | undefined; ask: () => Promise<PhonePush> } {
  const id = useSession(({ account }) => account?.id)
  const language = useSession((session) => session.language)
  const isIos = useInstall(({ way }) => way === 'ios')
  const [state, setState] = useState<PhonePush>()
  const named = (found: PhonePush): PhonePush => (found === 'unsupported' && isIos ? 'needs-install' : found)
  useEffect(() => {
    if (id !== undefined) void readPushState(id).then(setState)
  }, [id])
  /** Only in answer to a tap: the browser asks its owner. */
  const ask = async (): Promise<PhonePush> => {
    if (id === undefined) return 'off'
    const found = await startMessages({ id, language }).catch((cause: unknown): PhonePush => {
      if (cause instanceof Problem) return 'full'
      throw cause
    })
    setState(found)
    return named(found)
  }
  return { state: state && named(state), ask }
}
