import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'

interface Props {
  /** Of what was taken out. */
  title: string
  onUndo: () => void
}

/** What was just taken out, and the way back, which has the focus: what was pressed is gone. */
export function UndoLine({ title, onUndo }: Props) {
  const { t } = useTranslation('basket')
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing was taken out.
  useEffect(() => box.current?.querySelector('button')?.focus(), [title])
  return (
    <div ref={box} className="card px-4 py-2 flex flex-wrap items-center justify-between gap-2">
      <p role="status" className="min-w-0">
        <MixedText text={t('removed', { title })} />
      </p>
      <Button icon="i-lucide-undo-2" onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  )
}
