import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOffline } from '../../../state/connection/connection.ts'
import { showNotice } from '../../../state/notices.ts'
import { discard, type OutboxEntry, sendNow, takeBack } from '../../../state/outbox/outbox.ts'
import { useAction } from '../../../ui/controls/use-action.ts'

/** Refusals that the same message would meet again. */
const FOR_GOOD: readonly string[] = ['bad-input', 'not-found', 'not-allowed', 'bad-state', 'unsupported-media', 'too-large']

/** What can be done with a message that the service has not acknowledged. */
export function WaitingActions({ entry: { id, state, problem } }: { entry: OutboxEntry }) {
  const { t } = useTranslation('conversations')
  const isOffline = useIsOffline()
  const { isBusy, run } = useAction()
  if (state === 'sending' || state === 'sent') return null
  const retry = () => void run(() => sendNow(id)).then((isDone) => isDone || showNotice(t('outbox:full')))
  const isForGood = problem !== null && FOR_GOOD.includes(problem.code)
  const canRetry = state === 'needs-you' ? !isForGood : state === 'waiting' && !isOffline
  return (
    <div className="flex flex-wrap justify-end">
      {state === 'discarded' ? (
        <Action isBusy={false} onPress={() => void takeBack(id)}>
          {t('undo')}
        </Action>
      ) : (
        <>
          {canRetry && (
            <Action isBusy={isBusy} onPress={retry}>
              {t('retry')}
            </Action>
          )}
          <Action isBusy={false} onPress={() => void discard(id)}>
            {t('delete')}
          </Action>
        </>
      )}
    </div>
  )
}

const Action = ({ isBusy, onPress, children }: { isBusy: boolean; onPress: () => void; children: ReactNode }) => (
  <button type="button" aria-busy={isBusy || undefined} className="target px-2 text-sm text-ink-soft underline" onClick={() => isBusy || onPress()}>
    {children}
  </button>
)
