import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'
import { useFormat } from '../formats/use-format.ts'
import { Icon } from '../icons/icon.tsx'
import { focusElement } from './focus-element.ts'

interface Props<Part extends string> {
  /** Changed here and elsewhere: waits for a decision. */
  conflicts: readonly Part[]
  /** Changed elsewhere only, and taken over. */
  taken: readonly Part[]
  decide: (parts: readonly Part[], whose: 'mine' | 'theirs') => void
  labelOf: (part: Part) => string
  /** One version of a part as it is read. */
  renderPart: (part: Part, whose: 'mine' | 'theirs') => ReactNode
}

/** What was changed here and elsewhere meanwhile, part by part, with both versions; and what was taken over. */
export function EditConflicts<Part extends string>({ conflicts, taken, decide, labelOf, renderPart }: Props<Part>) {
  const { t } = useTranslation('selling')
  const format = useFormat()
  const box = useRef<HTMLElement>(null)
  const count = conflicts.length
  useEffect(() => {
    if (count > 0) focusElement(box.current)
  }, [count])
  if (count === 0 && taken.length === 0) return null
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="edit-conflicts" className="rounded-card border-2 border-marigold p-4 grid gap-4">
      <div>
        <h2 id="edit-conflicts" className="text-lg">
          <Icon name="i-lucide-git-compare" className="text-marigold" /> {t('edit.stale')}
        </h2>
        <p role="status">{count > 0 ? t('edit.staleText', { count }) : t('edit.staleTaken')}</p>
        {taken.length > 0 && <p className="text-sm text-ink-soft">{t('edit.taken', { parts: format.list(taken.map(labelOf)) })}</p>}
      </div>
      {count > 1 && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => decide(conflicts, 'mine')}>{t('edit.allMine')}</Button>
          <Button onClick={() => decide(conflicts, 'theirs')}>{t('edit.allTheirs')}</Button>
        </div>
      )}
      {conflicts.map((part) => (
        <div key={part} className="grid gap-3 sm:grid-cols-2 border-t border-line pt-3">
          <h3 className="sm:col-span-2">{labelOf(part)}</h3>
          {(['mine', 'theirs'] as const).map((whose) => (
            <div key={whose} className="rounded-control bg-sunken p-3 grid gap-2 content-between">
              <div>
                <p className="text-sm text-ink-soft">{t(`edit.${whose}`)}</p>
                <div className="max-h-40 overflow-y-auto whitespace-pre-line">{renderPart(part, whose)}</div>
              </div>
              <Button onClick={() => decide([part], whose)} aria-label={`${labelOf(part)}: ${t(whose === 'mine' ? 'edit.keepMine' : 'edit.takeTheirs')}`}>
                {t(whose === 'mine' ? 'edit.keepMine' : 'edit.takeTheirs')}
              </Button>
            </div>
          ))}
        </div>
      ))}
    </section>
  )
}
