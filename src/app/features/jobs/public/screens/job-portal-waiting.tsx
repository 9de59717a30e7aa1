import { useTranslation } from 'react-i18next'
import { CardsWaiting } from '../../../../ui/lists/cards-waiting.tsx'

/** The portal while nothing of it is known. Cards of jobs have no picture above them and stand one below the other. */
export function JobPortalWaiting() {
  const { t } = useTranslation('jobs')
  return <CardsWaiting text={t('list.loading')} isRows />
}
