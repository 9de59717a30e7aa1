import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../../ui/controls/dialog.tsx'
import { useHoursWords } from '../use-hours-words.ts'

interface Props {
  /** Whose hours are copied; Sunday is 0. */
  from: number
  onCopy: (to: readonly number[]) => void
  onClose: () => void
}

/** Asks which days get the hours of one. */
export function CopyDay({ from, onCopy, onClose }: Props) {
  const { t } = useTranslation('team')
  const { weekday } = useHoursWords()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const others = [0, 1, 2, 3, 4, 5, 6].filter((at) => at !== from)
  const isAll = chosen.length === others.length
  const set = (at: number, isOn: boolean) => setChosen(isOn ? [...chosen, at] : chosen.filter((one) => one !== at))
  return (
    <Dialog title={t('hours.copyTitle', { day: weekday(from) })} place="sheet" onClose={onClose}>
      <div className="grid gap-2">
        <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))]">
          <legend className="pb-1 font-600">{t('hours.copyTo')}</legend>
          <Box isOn={isAll} onSet={(isOn) => setChosen(isOn ? others : [])} text={t('hours.copyAll')} isFirst />
          {others.map((at) => (
            <Box key={at} isOn={chosen.includes(at)} onSet={(isOn) => set(at, isOn)} text={weekday(at)} />
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-2 justify-end">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            onClick={() => {
              onCopy(chosen)
              onClose()
            }}
          >
            {t('hours.copyNow')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

interface BoxProps {
  isOn: boolean
  text: string
  isFirst?: boolean
  onSet: (isOn: boolean) => void
}

const Box = ({ isOn, text, isFirst = false, onSet }: BoxProps) => (
  <label className="target justify-start! gap-3">
    <input
      type="checkbox"
      checked={isOn}
      data-first-focus={isFirst || undefined}
      className="accent-brand w-5 h-5 shrink-0"
      onChange={({ target }) => onSet(target.checked)}
    />
    {text}
  </label>
)
