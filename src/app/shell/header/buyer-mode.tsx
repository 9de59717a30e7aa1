import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { showNotice } from '../../state/notices.ts'
import { chooseMode } from '../../state/session/mode.ts'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'

/** Switches to buying and leads to where one buys. The link is for a phone on which that does not happen by itself. */
export function BuyerMode() {
  const { t } = useTranslation()
  const router = useRouter()
  useEffect(() => {
    chooseMode('buyer')
    showNotice(t('shell:mode.nowBuyer'))
    void router.navigate({ to: '/events', replace: true })
  }, [router, t])
  return (
    <ScreenLink to="/events" className="link target justify-start!">
      {t('common:savedList.link')}
    </ScreenLink>
  )
}
