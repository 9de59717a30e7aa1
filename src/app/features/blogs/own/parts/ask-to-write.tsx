import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { type Author, WRITING_LIMITS } from '#contract/blogs/own-blogs.ts'
import { someLines } from '#contract/core/names.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { useIsOffline } from '../../../../state/connection/connection.ts'
import { useFormDraft } from '../../../../state/drafts/use-form-draft.ts'
import { StatusChip } from '../../../../ui/controls/status-chip.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { OfflineLine } from '../../../../ui/lists/offline-line.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { sendAsking } from '../calls.ts'

const STYLES = {
  asked: { icon: 'i-lucide-clock', colour: 'text-marigold' },
  refused: { icon: 'i-lucide-circle-x', colour: 'text-danger' },
} as const

interface Props {
  author: Author
  onAsked: (author: Author) => void
}

/** What the E-MAGAZINE is, and the way to write for it: to be asked for, being looked at, or refused for now. */
export function AskToWrite({ author, onAsked }: Props) {
  const { t } = useTranslation('writing')
  const format = useFormat()
  const now = useNow() ?? Date.now()
  const { state, asked_at, decided_at, note } = author
  const again = state === 'refused' && decided_at ? Date.parse(decided_at) + WRITING_LIMITS.refusedDays * DAY_MS : undefined
  return (
    <section className="card p-4 grid gap-4 max-w-2xl">
      <div className="grid gap-2">
        <h2 className="text-lg">{t('ask.title')}</h2>
        <p>{t('ask.what')}</p>
        <p className="text-ink-soft">{t('ask.how')}</p>
        <p>
          <ScreenLink to="/blogs" className="link target justify-start!">
            <Icon name="i-lucide-book-open" />
            {t('ask.read')}
          </ScreenLink>
        </p>
      </div>
      {(state === 'asked' || state === 'refused') && (
        <div role="status" className="rounded-control border border-line p-3 grid gap-1 justify-items-start">
          <StatusChip variant={STYLES[state]}>{t(`ask.states.${state}`)}</StatusChip>
          <p>
            {state === 'asked' && asked_at && t('ask.askedAt', { day: format.day(asked_at) })}
            {again !== undefined && decided_at && t('ask.refusedAt', { day: format.day(decided_at) })}
          </p>
          {state === 'asked' && <p className="text-sm">{t('ask.waiting')}</p>}
          {again !== undefined && again > now && <p className="text-sm">{t('ask.again', { day: format.day(new Date(again).toISOString()) })}</p>}
          {state === 'asked' && note && (
            <p className="text-sm text-ink-soft whitespace-pre-line wrap-anywhere">
              <MixedText text={note} />
            </p>
          )}
        </div>
      )}
      {(state === 'none' || (again !== undefined && again <= now)) && <AskForm onAsked={onAsked} />}
    </section>
  )
}

const Asking = v.object({ note: someLines(WRITING_LIMITS.noteLongest) })

function AskForm({ onAsked }: Pick<Props, 'onAsked'>) {
  const { t } = useTranslation('writing')
  const isOffline = useIsOffline()
  const ask = async ({ note }: v.InferOutput<typeof Asking>) => {
    const author = await sendAsking(note)
    draft.forget()
    onAsked(author)
  }
  const form = useScreenForm({ schema: Asking, initialValues: { note: '' }, onSubmit: ask })
  const draft = useFormDraft(form, 'ask to write')
  return (
    <ScreenForm form={form}>
      <OfflineLine isOffline={isOffline && form.problem?.code !== 'offline'} text={t('ask.offline')} />
      <FormProblem form={form} textOf={({ code }) => (code === 'offline' ? t('ask.offline') : undefined)} />
      <TextField
        form={form}
        name="note"
        label={t('ask.note')}
        hint={t('ask.noteHint', { most: WRITING_LIMITS.noteLongest })}
        rows={4}
        optional
        autoCapitalize="sentences"
        onValue={draft.note}
      />
      <SubmitButton form={form} busy={t('ask.busy')} className="sm:w-auto!">
        {t('ask.action')}
      </SubmitButton>
    </ScreenForm>
  )
}
