import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { OwnService } from '#contract/services/own-service.ts'
import { TakenOffLine } from '../../../../nouns/taken-off-line.tsx'
import { ShareButton } from '../../../../ui/controls/share-button.tsx'
import { StatusChip } from '../../../../ui/controls/status-chip.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { ComingWords, NextFree } from './coming-words.tsx'

/** Whether a service can be asked for, what is to come, and the ways to its public page. */
export function ServiceStanding({ service }: { service: OwnService }) {
  const { t } = useTranslation('team')
  const format = useFormat()
  const language = useLanguage()
  const { service_id, title, is_active, taken_off_reason } = service
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusChip variant={is_active ? { icon: 'i-lucide-circle-check', colour: 'text-brand' } : { icon: 'i-lucide-eye-off', colour: 'text-ink-soft' }}>
          {t(is_active ? 'list.active' : 'list.inactive')}
        </StatusChip>
        <ComingWords service={service} t={t} />
      </p>
      <NextFree service={service} t={t} format={format} />
      <TakenOffLine reason={taken_off_reason} />
      {is_active && taken_off_reason === null && (
        <div className="flex flex-wrap gap-2">
          <AppLink to={`/servicedetails/${service_id}`} className="btn-quiet">
            <Icon name="i-lucide-eye" />
            {t('list.seePublic')}
          </AppLink>
          <ShareButton title={title} path={withLanguage(language, `/servicedetails/${service_id}`)} />
        </div>
      )}
    </div>
  )
}
