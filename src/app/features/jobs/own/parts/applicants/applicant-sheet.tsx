import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Applicant } from '#contract/jobs/applicants.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../../ui/controls/dialog.tsx'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../../ui/navigation/app-link.tsx'
import { useMarkSeen } from '../../use-deciding.ts'
import { StateChip } from '../look-chip.tsx'
import { ApplicantFacts } from './applicant-facts.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { NoteForm } from './note-form.tsx'

interface Props {
  applicant: Applicant
  /** Where it stands among those that are listed, and those beside it. */
  among: { place: number; total: number; before: Applicant | undefined; after: Applicant | undefined }
  onOpen: (applicant: Applicant) => void
  /** Gets the application as it is by now. */
  take: (applicant: Applicant) => void
  onClose: () => void
}

/** One application: what is known, what is made of it, and the way to write to the applicant. */
export function ApplicantSheet({ applicant, among, onOpen, take, onClose }: Props) {
  const { t } = useTranslation('hiring')
  const format = useFormat()
  const top = useRef<HTMLElement>(null)
  const id = applicant.application_id
  const first = useRef(id)
  useMarkSeen(applicant, take)
  // The next one is read from its beginning.
  useEffect(() => {
    if (first.current === id) return
    first.current = id
    top.current?.focus({ preventScroll: true })
    top.current?.parentElement?.parentElement?.scrollTo({ top: 0 })
  }, [id])
  const isWithdrawn = applicant.state === 'withdrawn'
  return (
    <Dialog title={applicant.full_name} place="sheet" onClose={onClose}>
      <section ref={top} tabIndex={-1} aria-label={applicant.full_name} className="grid grid-cols-1 gap-4 outline-none">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StateChip state={applicant.state} />
          <span className="text-sm text-ink-soft">{t('applicants.applied', { at: format.dateTime(applicant.applied_at) })}</span>
        </div>
        {isWithdrawn ? (
          <p>{t('applicant.withdrawn', { at: format.dateTime(applicant.state_at) })}</p>
        ) : (
          <>
            <DecisionButtons key={`deciding ${id}`} applicant={applicant} take={take} />
            <ApplicantFacts key={`facts ${id}`} applicant={applicant} />
            <NoteForm key={`note ${id}`} applicant={applicant} take={take} />
            <AppLink to={`/messages/new?kind=application&subject=${id}`} className="btn-quiet px-2 justify-self-start">
              <Icon name="i-lucide-message-square-text" />
              {t('applicant.write')}
            </AppLink>
          </>
        )}
        <nav
          aria-label={t('applicant.walk')}
          className="bottom-bar tall:sticky bottom-0 -mx-4 -mb-4 flex items-center justify-between border-t border-line bg-raised"
        >
          <Beside to={among.before} icon="i-lucide-chevron-left" text={t('applicant.before')} onOpen={onOpen} />
          <span className="min-w-0 text-sm text-ink-soft text-center tabular">
            {t('applicant.place', { place: format.number(among.place), total: format.number(among.total) })}
          </span>
          <Beside to={among.after} icon="i-lucide-chevron-right" text={t('applicant.after')} onOpen={onOpen} />
        </nav>
      </section>
    </Dialog>
  )
}

function Beside({ to, icon, text, onOpen }: { to: Applicant | undefined; icon: `i-lucide-${string}`; text: string; onOpen: (applicant: Applicant) => void }) {
  return <Button variant="icon" icon={icon} aria-label={text} title={text} disabled={!to} onClick={() => to && onOpen(to)} />
}
