import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dhakaDay } from '#contract/core/time.ts'
import type { DaybookSums } from '#contract/daybook/daybook-sums.ts'
import { useServiceNow } from '../../nouns/use-service-now.ts'
import { showNotice } from '../../state/notices.ts'
import { dismiss, loadOutbox, useOutbox } from '../../state/outbox/outbox.ts'
import { useCachedAnswer } from '../../wire/use-cached-answer.ts'
import { loadSums } from './calls.ts'
import { changesSince, type DaybookWrite, type EntryChange, type EntryFields, isRefused, readWrite, type WriteAbout } from './daybook-write.ts'
import { aboutRemoving, aboutSaving, discardUnsent, sendWrite } from './send-write.ts'
import { type ShownEntry, sumsWith } from './with-changes.ts'

export interface Daybook {
  answer: ReturnType<typeof useCachedAnswer<DaybookSums>>['answer']
  problem: ReturnType<typeof useCachedAnswer<DaybookSums>>['problem']
  reload: () => void
  /** With all that this phone has written; undefined while nothing is known. */
  sums: DaybookSums | undefined
  /** Today in Dhaka. */
  today: string
  refused: readonly DaybookWrite[]
  /** What an answer does not have yet. @param answeredAt ISO 8601 by this phone's clock */
  changesSince: (answeredAt: string) => ReadonlyMap<string, EntryChange>
  /** Grows when the service has something new: lists ask again. */
  revision: number
  /** Both are over once it lies on this phone, and go on behind. @throws {Problem} out-of-space, not-signed-in — it was not kept, and is not sent. */
  save: (entry: EntryFields, row: ShownEntry | undefined) => Promise<void>
  remove: (row: ShownEntry) => Promise<void>
}

/** One's day-book on this phone: what the service said last, and what was written since. */
export function useDaybook(): Daybook {
  const { t } = useTranslation('daybook')
  const entries = useOutbox((outbox) => outbox.entries)
  useEffect(() => void loadOutbox(), [])
  /** Written at once: the outbox has them no more. */
  const [done, setDone] = useState<DaybookWrite[]>([])
  const [revision, setRevision] = useState(0)
  const { answer, problem, reload } = useCachedAnswer(loadSums, 'daybook sums')
  const today = dhakaDay(useServiceNow() ?? 0)
  const writes = entries.flatMap((entry) => readWrite(entry) ?? [])
  const since = (answeredAt: string) => changesSince([...done, ...writes], answeredAt)
  useArrived({
    writes,
    answeredAt: answer?.from === 'network' ? answer.fetchedAt : undefined,
    onArrival: () => {
      setRevision((before) => before + 1)
      reload()
    },
    onSeen: (write) => setDone((before) => [...before, write]),
  })
  const write = (about: WriteAbout) =>
    new Promise<void>((stored, failed) => {
      sendWrite(about, stored).then((outcome) => {
        if (outcome === 'done') {
          setDone((before) => [...before, { id: '', about, state: 'sent', problem: null, at: new Date().toISOString() }])
          setRevision((before) => before + 1)
          reload()
        }
        if (outcome !== 'refused') showNotice(t(`${about.action === 'remove' ? 'removed' : 'saved'}.${outcome}`))
      }, failed)
    })
  return {
    answer,
    problem,
    reload,
    sums: answer && sumsWith(answer.value, since(answer.fetchedAt), today),
    today,
    refused: writes.filter(isRefused),
    changesSince: since,
    revision,
    save: (entry, row) => write(aboutSaving(entry, row)),
    remove: async (row) => {
      if (!(await discardUnsent(row))) await write(aboutRemoving(row))
    },
  }
}

interface Arriving {
  writes: readonly DaybookWrite[]
  /** Undefined: what is shown is a copy of this phone's. */
  answeredAt: string | undefined
  onArrival: () => void
  /** It leaves the outbox, while a list may still show an older answer. */
  onSeen: (write: DaybookWrite) => void
}

/** Asks the service again once writes were sent later, whichever page or worker sent them; when its answer has them, they leave the outbox. */
function useArrived({ writes, answeredAt, onArrival, onSeen }: Arriving): void {
  const sent = writes.filter(({ state }) => state === 'sent')
  const names = sent.map(({ id }) => id).join(' ')
  const arrive = useEffectEvent(onArrival)
  useEffect(() => {
    if (names !== '') arrive()
  }, [names])
  const see = useEffectEvent(() => {
    for (const write of sent) {
      if (answeredAt === undefined || write.at >= answeredAt) continue
      onSeen(write)
      void dismiss(write.id)
    }
  })
  // Looked at whenever either changes.
  const moment = `${names} ${answeredAt ?? ''}`
  useEffect(() => {
    if (moment !== ' ') see()
  }, [moment])
}
