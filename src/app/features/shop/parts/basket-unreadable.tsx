import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { ProblemCard } from '../../../ui/navigation/problem-card.tsx'

/** The phone does not let us look into the basket. */
export function BasketUnreadable({ ask }: { ask: () => void }) {
  const { t } = useTranslation('basket')
  return (
    <ProblemCard code="bug" title={t('unreadable')} text={t('unreadableHint')}>
      <Button icon="i-lucide-rotate-cw" onClick={ask}>
        {t('common:retry')}
      </Button>
    </ProblemCard>
  )
}
