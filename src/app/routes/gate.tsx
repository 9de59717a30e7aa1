import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Gate } from '../features/events/gate/screens/gate.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

/** A helper's way in: no account, the right is in the link, behind #. */
export const Route = createFileRoute('/gate')({ component: GateScreen })

function GateScreen() {
  const { t } = useTranslation()
  usePageTitle(t('gate:title'))
  return <Gate />
}
