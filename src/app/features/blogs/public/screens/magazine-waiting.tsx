import { useTranslation } from 'react-i18next'
import { CardsWaiting } from '../../../../ui/lists/cards-waiting.tsx'

/** The list's final geometry while nothing of it is known. */
export function MagazineWaiting() {
  const { t } = useTranslation('blogs')
  return <CardsWaiting text={t('list.loading')} />
}
