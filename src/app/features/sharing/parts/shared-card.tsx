import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DAY_MS } from '#contract/core/time.ts'
import { SHARED_LIMITS } from '#contract/sharing.ts'
import type { SharedItem } from '../../../state/drafts/shared-items.ts'
import { AskDialog } from '../../../ui/controls/ask-dialog.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { contentOf, hasWords, type ShareAccess, type ShareChoice } from '../choices.ts'
import { ChoiceList } from './choice-list.tsx'
import { FileChoice } from './file-choice.tsx'
import { SharedText } from './shared-preview.tsx'

interface Props {
  item: SharedItem
  choices: readonly ShareChoice[]
  access: ShareAccess
  /** The way in and back, for visitors. */
  logIn: ReactNode
  onForget: () => Promise<void>
}

/** One thing that was shared: what it is, and what it can become. */
export function SharedCard({ item, choices, access, logIn, onForget }: Props) {
  const { t } = useTranslation('sharing')
  const format = useFormat()
  const [chosen, setChosen] = useState(item.files.length > 0 ? 0 : -1)
  const [isAsking, setAsking] = useState(false)
  const content = contentOf(item, chosen)
  const days = access.hasOwner ? SHARED_LIMITS.keepDays : SHARED_LIMITS.keepDaysOfVisitors
  const until = new Date(Date.parse(item.at) + days * DAY_MS).toISOString()
  return (
    <>
      <section aria-label={t('what')} className="card p-4 grid gap-3">
        <SharedText words={content.words} />
        <FileChoice item={item} hasWords={hasWords(content.words)} chosen={chosen} onChoose={setChosen} />
        {item.left_out > 0 && <p className="text-sm text-marigold">{t('leftOut', { count: item.left_out })}</p>}
        <p className="text-sm text-ink-soft">{t('until', { at: format.dateTime(until) })}</p>
      </section>
      {!access.hasOwner && (
        <div className="card p-4 grid gap-3">
          <p>{t('logInFirst')}</p>
          <div className="flex flex-wrap gap-2">{logIn}</div>
        </div>
      )}
      <ChoiceList choices={choices} content={content} access={access} onTaken={onForget} />
      <Button variant="danger" icon="i-lucide-trash" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('delete.action')}
      </Button>
      {isAsking && (
        <AskDialog title={t('delete.title')} yes={t('delete.action')} no={t('delete.no')} onYes={onForget} onClose={() => setAsking(false)}>
          {t('delete.text')}
        </AskDialog>
      )}
    </>
  )
}
