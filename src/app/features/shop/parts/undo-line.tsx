import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '#contract/core/in-language.ts'
import type { HeldLine } from '../../../state/basket/basket.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { MixedText } from '../../../ui/text/mixed-text.tsx'

interface Props {
  /** Taken out last. */
  line: HeldLine
  onUndo: () => void
}

/** What was just taken out, and the way back, which has the focus: what was pressed is gone. */
export function UndoLine({ line, onUndo }: Props) {
  const { t } = useTranslation('basket')
  const { title } = inLanguage(useLanguage(), line)
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line was taken out, of the same product perhaps.
  useEffect(() => box.current?.querySelector('button')?.focus(), [line])
  return (
    <div ref={box} className="card px-4 py-2 flex flex-wrap items-center justify-between gap-2">
      <p role="status" className="min-w-0">
        <MixedText text={t('removed', { title: [title, ...line.values].join(' · ') })} />
      </p>
      <Button icon="i-lucide-undo-2" onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  )
}
