import { useTranslation } from 'react-i18next'
import { OUTBOX_STYLES } from '../../../nouns/outbox-styles.ts'
import { useIsOffline } from '../../../state/connection/connection.ts'
import type { OutboxEntry } from '../../../state/outbox/outbox.ts'
import { Icon } from '../../../ui/icons/icon.tsx'

/** How a message stands that the service has not acknowledged, and why: where its time will stand, so that nothing moves. */
export function WaitingLine({ entry: { state, problem } }: { entry: OutboxEntry }) {
  const { t } = useTranslation('conversations')
  const isOffline = useIsOffline()
  const { icon, tone } = OUTBOX_STYLES[state]
  const words = () => {
    if (state === 'needs-you') return t('state.refused', { why: t(`problems:${problem?.code}.text`, { defaultValue: t('common:error.text') }) })
    if (state === 'waiting' && problem?.code === 'too-many-requests') return t('state.limited')
    if (state === 'waiting' && !isOffline) return t('state.soon')
    return t(`state.${state}`)
  }
  return (
    <p className={`text-sm text-end ${tone}`}>
      <Icon name={icon} /> {words()}
    </p>
  )
}
