import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { instantOf } from '#contract/core/form-values.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { textOfHtml } from '../../../../ui/text-of-html.ts'
import { useFormat } from '../../../../ui/use-format.ts'
import type { EventPart } from '../../event-changes.ts'
import type { EventTexts } from '../../event-values.ts'
import { useCategoryNames } from '../../use-category-lists.ts'
import type { Editing } from '../../use-editing.ts'
import { goTo } from './go-to.ts'
import { NewPicture } from './new-picture.tsx'

interface Props {
  editing: Editing
  tone: number
}

/** What was changed here and elsewhere meanwhile, part by part, with both versions; and what was taken over. */
export function EditConflicts({ editing: { conflicts, taken, decide, event, base }, tone }: Props) {
  const { t } = useTranslation('selling')
  const format = useFormat()
  const box = useRef<HTMLElement>(null)
  const count = conflicts.length
  useEffect(() => {
    if (count > 0) goTo(box.current)
  }, [count])
  if (count === 0 && taken.length === 0) return null
  const mine = event.texts()
  const pictureOf = (whose: 'mine' | 'theirs'): ReactNode =>
    whose === 'mine' && event.picture ? <NewPicture picture={event.picture} alt="" /> : <Picture path={base.thumbnail} tone={tone} sizes="300px" />
  const look = (part: EventPart, whose: 'mine' | 'theirs') => {
    const texts = whose === 'mine' ? mine : base.texts
    if (part === 'thumbnail') return pictureOf(whose)
    return part === 'category' ? <CategoryWords texts={texts} /> : <Version part={part} texts={texts} />
  }
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="event-conflicts" className="rounded-card border-2 border-marigold p-4 grid gap-4">
      <div>
        <h2 id="event-conflicts" className="text-lg">
          <Icon name="i-lucide-git-compare" className="text-marigold" /> {t('edit.stale')}
        </h2>
        <p role="status">{count > 0 ? t('edit.staleText', { count }) : t('edit.staleTaken')}</p>
        {taken.length > 0 && <p className="text-sm text-ink-soft">{t('edit.taken', { parts: format.list(taken.map((part) => t(`form.${part}`))) })}</p>}
      </div>
      {count > 1 && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => decide(conflicts, 'mine')}>{t('edit.allMine')}</Button>
          <Button onClick={() => decide(conflicts, 'theirs')}>{t('edit.allTheirs')}</Button>
        </div>
      )}
      {conflicts.map((part) => (
        <div key={part} className="grid gap-3 sm:grid-cols-2 border-t border-line pt-3">
          <h3 className="sm:col-span-2">{t(`form.${part}`)}</h3>
          {(['mine', 'theirs'] as const).map((whose) => (
            <div key={whose} className="rounded-control bg-sunken p-3 grid gap-2 content-between">
              <div>
                <p className="text-sm text-ink-soft">{t(`edit.${whose}`)}</p>
                <div className="max-h-40 overflow-y-auto whitespace-pre-line">{look(part, whose)}</div>
              </div>
              <Button onClick={() => decide([part], whose)} aria-label={`${t(`form.${part}`)}: ${t(whose === 'mine' ? 'edit.keepMine' : 'edit.takeTheirs')}`}>
                {t(whose === 'mine' ? 'edit.keepMine' : 'edit.takeTheirs')}
              </Button>
            </div>
          ))}
        </div>
      ))}
    </section>
  )
}

interface VersionProps {
  part: Exclude<EventPart, 'thumbnail' | 'category'>
  texts: EventTexts
}

/** One part of an event in words. */
function Version({ part, texts }: VersionProps) {
  const { t } = useTranslation('selling')
  const format = useFormat()
  const moment = (text: string) => {
    const iso = instantOf(text)
    return iso ? format.dateTime(iso) : text
  }
  const words = (): string => {
    if (part === 'from_time' || part === 'to_time') return moment(texts[part])
    if (part === 'where') return `${t(`form.${texts.type === 'Online' ? 'Online' : 'Offline'}`)} · ${texts.type === 'Online' ? texts.link : texts.location}`
    if (part === 'description' || part === 'terms_and_condition') return textOfHtml(texts[part])
    return part === 'title' ? texts.title : format.digits(texts[part])
  }
  return <p>{words().trim() || '–'}</p>
}

function CategoryWords({ texts }: { texts: EventTexts }) {
  return <p>{useCategoryNames()(texts) || '–'}</p>
}
