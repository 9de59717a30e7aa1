import { useTranslation } from 'react-i18next'
import { showNotice } from '../../state/notices.ts'
import { chooseMode, useMode } from '../../state/session/mode.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'

interface Props {
  className: string
  onSwitch?: (() => void) | undefined
}

/** For sellers: from selling to buying and back. @see Specification §2.6 "Switch to Buyer Mode" */
export function ModeSwitch({ className, onSwitch }: Props) {
  const { t } = useTranslation()
  const mode = useMode()
  const sell = () => {
    chooseMode('seller')
    showNotice(t('shell:mode.nowSeller'))
    onSwitch?.()
  }
  if (mode === 'seller')
    return (
      <ScreenLink to="/buyer" className={className} onClick={onSwitch}>
        <Icon name="i-lucide-shopping-bag" />
        {t('shell:mode.toBuyer')}
      </ScreenLink>
    )
  return (
    <ScreenLink to="/sellerprofile" className={className} onClick={sell}>
      <Icon name="i-lucide-store" />
      {t('shell:mode.toSeller')}
    </ScreenLink>
  )
}
