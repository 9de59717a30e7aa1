import { useTranslation } from 'react-i18next'
import type { ApplicationState } from '#contract/jobs/own-job-rules.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { APPLICATION_STYLES } from '../application-styles.ts'

/** Where an application stands: word, sign and colour. */
export function StateChip({ state }: { state: ApplicationState }) {
  const { t } = useTranslation('applying')
  const { icon, tone } = APPLICATION_STYLES[state]
  return (
    <span className={`chip font-600 ${tone}`}>
      <Icon name={icon} />
      {t(`states.${state}`)}
    </span>
  )
}
