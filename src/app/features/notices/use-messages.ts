import { useCallback, useEffect, useState } from 'react'
import { Problem } from '#contract/core/problem.ts'
import { useInstall } from '../../state/connection/install.ts'
import { useSession } from '../../state/session/session.ts'
import { type PushState, readPushState, startMessages, stopMessages } from '../../wire/push.ts'

export interface Messages {
  /** Undefined while it is looked up. `needs-install`: only from the home screen, as on iPhones. */
  state: PushState | 'needs-install' | undefined
  isBusy: boolean
  /** The phone has no room to note it. */
  failed: boolean
  switchOn: () => Promise<void>
  switchOff: () => Promise<void>
}

/** Notifications on this phone, as its present owner wants them. */
export function useMessages(): Messages {
  const id = useSession(({ account }) => account?.id)
  const language = useSession((session) => session.language)
  const isIos = useInstall(({ way }) => way === 'ios')
  const [state, setState] = useState<PushState>()
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (id !== undefined) void readPushState(id).then(setState)
  }, [id])

  const change = useCallback(
    async (action: (id: number) => Promise<PushState>) => {
      if (id === undefined) return
      setBusy(true)
      setFailed(false)
      try {
        setState(await action(id))
      } catch (cause) {
        if (!(cause instanceof Problem)) throw cause
        setFailed(true)
      } finally {
        setBusy(false)
      }
    },
    [id],
  )
  return {
    state: state === 'unsupported' && isIos ? 'needs-install' : state,
    isBusy,
    failed,
    switchOn: () => change((owner) => startMessages({ id: owner, language })),
    switchOff: () =>
      change(async (owner) => {
        await stopMessages()
        return readPushState(owner)
      }),
  }
}
