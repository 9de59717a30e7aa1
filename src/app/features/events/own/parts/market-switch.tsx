import type { TFunction } from 'i18next'
import type { OwnEvent } from '#contract/events/own-events.ts'
import { Switch } from '../../../../ui/controls/switch.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { switchRefused } from '../switch-refused.ts'
import type { Switching } from '../use-switching.ts'

interface Props {
  event: OwnEvent
  t: TFunction<'selling'>
  switching: Switching
}

const saidId = ({ id }: OwnEvent): string => `said-${id}`

/** Puts an event on the market and off it. */
export function MarketSwitch({ event, t, switching }: Props) {
  const isOn = switching.isOn(event)
  return (
    <Switch
      isOn={isOn}
      label={t('list.switch', { title: event.title })}
      isLocked={switching.isLocked(event)}
      describedBy={switching.problemOf(event) && saidId(event)}
      onChange={(wanted) => switching.set(event, wanted)}
    >
      {t(isOn ? 'list.active' : 'list.inactive')}
    </Switch>
  )
}

/** Why it could not be switched the last time. */
export function SwitchProblem({ event, t, switching }: Props) {
  const problem = switching.problemOf(event)
  return (
    <p id={saidId(event)} role="alert" className="col-span-full text-danger empty:hidden">
      {problem && (
        <>
          <Icon name="i-lucide-circle-alert" /> {switchRefused(t, problem)}
        </>
      )}
    </p>
  )
}
