import type { TFunction } from 'i18next'
import type { ProblemCode } from '#contract/core/problem.ts'
import type { OwnService } from '#contract/services/own-service.ts'
import type { Switching } from '../../../../nouns/use-switching.ts'
import { Switch } from '../../../../ui/controls/switch.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'

interface Props {
  service: OwnService
  t: TFunction<'team'>
  switching: Switching<OwnService>
}

const saidId = ({ service_id }: OwnService): string => `said-${service_id}`

/** Switches a service on and off. */
export function ActiveSwitch({ service, t, switching }: Props) {
  const isOn = switching.isOn(service)
  return (
    <Switch
      isOn={isOn}
      label={t('list.switch', { title: service.title })}
      isLocked={switching.isLocked(service)}
      describedBy={switching.problemOf(service) && saidId(service)}
      onChange={(wanted) => switching.set(service, wanted)}
    >
      {t(isOn ? 'list.active' : 'list.inactive')}
    </Switch>
  )
}

/** Why it could not be switched the last time. */
export function SwitchProblem({ service, t, switching }: Props) {
  const problem = switching.problemOf(service)
  return (
    <p id={saidId(service)} role="alert" className="col-span-full text-danger empty:hidden">
      {problem && (
        <>
          <Icon name="i-lucide-circle-alert" /> {refused(t, problem)}
        </>
      )}
    </p>
  )
}

/** Bad input has only one cause there: it has no picture, without which it cannot be shown. */
function refused(t: TFunction<'team'>, problem: ProblemCode): string {
  if (problem === 'offline') return t('list.switchOffline')
  if (problem === 'bad-input') return t('list.switchNoPicture')
  return t('list.switchFailed', { why: t(`problems:${problem}.title`) })
}
