import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import type { Loading } from '../reading/use-feed.ts'

/** Between two stretches that were loaded: what lies between them, when it is asked for. */
export function GapRow({ loading, onLoad }: { loading: Loading; onLoad: () => void }) {
  const { t } = useTranslation('posts')
  const state = loading?.state
  return (
    <div data-gap="" className="grid justify-items-center gap-1 py-2">
      <p role="alert" className="text-ink-soft empty:hidden">
        {state === 'offline' && t('list.offlineMore')}
        {state === 'failed' && t('list.moreFailed')}
      </p>
      <BusyButton icon="i-lucide-unfold-vertical" isBusy={state === 'loading'} onClick={onLoad}>
        {t('list.between')}
      </BusyButton>
    </div>
  )
}
