import { useTranslation } from 'react-i18next'
import type { RememberedGate } from '../../../../state/gate/gate.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useHeadingTitle } from '../../../../ui/navigation/use-page-title.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'

interface Props {
  gates: RememberedGate[]
  onChoose: (gate: RememberedGate) => void
}

/** More than one gate is on this phone: which one is meant. */
export function RememberedGates({ gates, onChoose }: Props) {
  const { t } = useTranslation('gate')
  const format = useFormat()
  useHeadingTitle(t('choose'))
  return (
    <div className="grid gap-4 mx-auto w-full max-w-xl">
      <h1 className="text-xl">{t('choose')}</h1>
      <ul className="grid gap-3">
        {gates.map((gate) => (
          <li key={gate.secret}>
            <button type="button" className="card w-full p-4 text-start grid gap-1 active:bg-sunken" onClick={() => onChoose(gate)}>
              <span className="text-lg font-600 leading-tight">
                <MixedText text={gate.title} />
              </span>
              <span>
                <MixedText text={gate.label} />
              </span>
              <span className="text-sm text-ink-soft">{format.dateTime(gate.from_time)}</span>
              {gate.waiting > 0 && (
                <span className="text-sm text-marigold">
                  <Icon name="i-lucide-hourglass" /> {t('waiting', { count: gate.waiting })}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
