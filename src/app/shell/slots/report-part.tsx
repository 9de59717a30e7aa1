import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { CASE_LIMITS, REASONS_OF, type ReportReason } from '#contract/cases/case-kinds.ts'
import { addReport } from '#contract/cases/reports.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { useSession } from '../../state/session/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ReportDialog } from '../../ui/controls/report-dialog.tsx'
import { MixedText } from '../../ui/text/mixed-text.tsx'
import { call } from '../../wire/call.ts'
import { useTextsOf } from '../use-texts-of.ts'
import { type ReportSubject, reportSubject } from './report-subject.ts'

/**
 * At the end of the page of an event, a job, an article, a post, a seller or a member: the way to report it. It comes when the page is idle and there is a network, which
 * reporting needs; no phone fetches it ahead.
 */
export function ReportPart() {
  const me = useSession(({ account }) => account?.id)
  const routeId = useRouterState({ select: ({ matches }) => String(matches.at(-1)?.routeId ?? '') })
  const updatedAt = useRouterState({ select: ({ matches }) => (matches.at(-1)?.status === 'success' ? matches.at(-1)?.updatedAt : undefined) })
  const router = useRouter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router gives what was loaded; when it did, tells that it is another answer.
  const subject = useMemo(() => reportSubject(routeId, router.state.matches.at(-1)?.loaderData), [routeId, updatedAt, router])
  const isReportable = subject !== undefined && !subject.isOff && subject.owner !== me
  const { i18n } = useTranslation()
  const hasTexts = useTextsOf('/reporting', isReportable) && i18n.hasResourceBundle(i18n.language, 'reporting')
  if (!isReportable || !hasTexts) return null
  return <ReportLink key={`${subject.kind} ${subject.id}`} subject={subject} />
}

function ReportLink({ subject }: { subject: ReportSubject }) {
  const { t } = useTranslation('reporting')
  const place = usePlaceAfterMain()
  const [isOpen, setOpen] = useState(false)
  if (!place) return null
  const { kind } = subject
  return (
    <>
      {createPortal(
        <aside aria-label={t(`labels.${kind}`)} className="page pb-6">
          <Button variant="quiet" icon="i-lucide-flag" onClick={() => setOpen(true)}>
            {t(`labels.${kind}`)}
          </Button>
        </aside>,
        place,
      )}
      {isOpen && <Report subject={subject} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Between the page and the footer: what stands there is not the page's own, whose elements are hydrated apart. */
function usePlaceAfterMain(): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>()
  useEffect(() => {
    const made = document.createElement('div')
    made.className = 'no-print'
    document.getElementById('main')?.after(made)
    setPlace(made)
    return () => made.remove()
  }, [])
  return place
}

function Report({ subject: { kind, id, title }, onClose }: { subject: ReportSubject; onClose: () => void }) {
  const { t } = useTranslation('reporting')
  const send = async ({ reason, note }: { reason: ReportReason; note: string }) => {
    await call(addReport, { body: { kind, id, reason, note } })
  }
  return (
    <ReportDialog<ReportReason>
      texts={{
        title: t(`labels.${kind}`),
        hint: <MixedText text={title} />,
        why: t('why'),
        note: t('note'),
        send: t('send'),
        cancel: t('cancel'),
        done: t('done'),
        optional: t('optional'),
      }}
      reasons={REASONS_OF[kind]}
      wordOf={(reason) => t(`reasons.${reason}`)}
      noteLongest={CASE_LIMITS.noteLongest}
      send={send}
      problemOf={({ code }) => (isNoAnswer(code) ? t('offline') : t(`problems:${code}.text`, { defaultValue: t('common:error.text') }))}
      onClose={onClose}
    />
  )
}
