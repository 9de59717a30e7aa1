import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import { type SealingKey, sealingKey } from '../../../state/session/keep-for-me.ts'
import type { Loss } from '../../../state/session/loss-at-sign-out.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { signOut } from '../sign-out.ts'

/** Why it cannot be kept here now: the key was never fetched and cannot be now, the phone is full, or it is beyond this browser. */
type Obstacle = 'noKey' | 'noRoom' | 'failed'

/** Says what lies on this phone, and asks whether it waits for its owner or goes. */
export function SignOutDialog({ loss, onClose }: { loss: Loss; onClose: () => void }) {
  const { t } = useTranslation('sessions')
  const { keep, obstacle, isBusy } = useKeeping()
  const leave = () => {
    onClose()
    void signOut()
  }
  return (
    <Dialog title={t('signOut.title')} place="sheet" onClose={onClose}>
      <p>{t('signOut.text')}</p>
      <ul className="my-3 grid gap-1 list-disc ps-5">
        {loss.waiting > 0 && <li>{t('signOut.waiting', { count: loss.waiting })}</li>}
        {loss.tickets > 0 && <li>{t('signOut.tickets', { count: loss.tickets })}</li>}
        {loss.drafts > 0 && <li>{t('signOut.drafts', { count: loss.drafts })}</li>}
        {loss.saved > 0 && <li>{t('signOut.saved', { count: loss.saved })}</li>}
      </ul>
      <p role={obstacle && 'status'} className="mb-3">
        {obstacle ? t(`signOut.${obstacle}`) : t('signOut.keepText')}
      </p>
      <div className="flex flex-wrap gap-3">
        {!obstacle && (
          <BusyButton variant="primary" data-first-focus isBusy={isBusy} onClick={() => void keep()}>
            {t(isBusy ? 'signOut.keeping' : 'signOut.keep')}
          </BusyButton>
        )}
        <Button variant="danger" disabled={isBusy} onClick={leave}>
          {t('signOut.action')}
        </Button>
        <Button disabled={isBusy} onClick={onClose}>
          {t('signOut.stay')}
        </Button>
      </div>
    </Dialog>
  )
}

const lookForKey = (): Promise<SealingKey | undefined> => sealingKey().catch(() => undefined)

/** The key is looked for while the question is read, and waited for when its answer is to keep. */
function useKeeping() {
  const [obstacle, setObstacle] = useState<Obstacle>()
  const [isBusy, setBusy] = useState(false)
  const looking = useRef<Promise<SealingKey | undefined>>(undefined)
  useEffect(() => {
    let isOver = false
    looking.current ??= lookForKey()
    void looking.current.then((key) => !isOver && !key && setObstacle('noKey'))
    return () => {
      isOver = true
    }
  }, [])
  const keep = async () => {
    setBusy(true)
    looking.current ??= lookForKey()
    try {
      const key = await looking.current
      if (key) await signOut(key)
    } catch (cause) {
      setObstacle(cause instanceof Problem && cause.code === 'out-of-space' ? 'noRoom' : 'failed')
    } finally {
      setBusy(false)
    }
  }
  return { keep, obstacle, isBusy }
}
