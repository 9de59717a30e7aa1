import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Problem } from '#contract/core/problem.ts'
import type { OwnEventDetail } from '#contract/events/own-events.ts'
import { type DraftStore, openDraftStore } from '../../../state/drafts/draft-store.ts'
import { readDraft } from '../../../state/drafts/drafts.ts'
import { loadOwnEvent } from './event-calls.ts'
import { sendFaqs } from './list-calls.ts'
import { type Faq, faqsOf, faultsOf, type Row, readQuestionDraft, rowOf } from './question-rows.ts'

/** What is typed, and the version of the event that it is a change of. */
interface Typed {
  rows: Row[]
  version: number
  /** Whether something was typed since it was last as the service has it. */
  isTouched: boolean
  /** It is from an earlier visit. */
  isRestored: boolean
}

const typedOf = ({ faqs, version }: Pick<OwnEventDetail, 'faqs' | 'version'>, of: Pick<Typed, 'isTouched' | 'isRestored'>): Typed => ({
  rows: faqs.map(rowOf),
  version,
  ...of,
})
const UNTOUCHED = { isTouched: false, isRestored: false }

/** The questions of an event while they are edited: kept on this phone until they are saved, as a whole. @param onSaved gets the event as it is then. */
export function useQuestions(event: OwnEventDetail, onSaved: (event: OwnEventDetail) => void) {
  const [typed, setTyped] = useState(() => typedOf(event, UNTOUCHED))
  const [isChecked, setChecked] = useState(false)
  const keeper = useKept(`questions ${event.event_id}`, typed, setTyped)
  // What came since is shown, but never over what is being typed.
  useEffect(() => {
    setTyped((now) => (now.isTouched || now.version === event.version ? now : typedOf(event, UNTOUCHED)))
  }, [event])

  const { rows, version } = typed
  const begin = (from: OwnEventDetail) => {
    setTyped(typedOf(from, UNTOUCHED))
    setChecked(false)
    void keeper.current?.forget()
  }
  const saving = useSaving(event.event_id, (saved) => {
    begin(saved)
    onSaved(saved)
  })
  const change = (next: Row[]) => {
    setTyped({ ...typed, rows: next, isTouched: true })
    keeper.current?.note()
  }
  return {
    ...typed,
    ...saving,
    faults: isChecked ? faultsOf(rows) : {},
    change,
    add: (faqs: readonly Faq[]) => change([...rows, ...faqs.map(rowOf)]),
    discard: () => begin(event),
    save: (over = version) => {
      setChecked(true)
      if (Object.keys(faultsOf(rows)).length === 0) void saving.send(faqsOf(rows), over)
    },
  }
}

/** Sends them, and says what became of it; `theirs` is what stands there when it was changed meanwhile. */
function useSaving(eventId: number, onSaved: (event: OwnEventDetail) => void) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [theirs, setTheirs] = useState<OwnEventDetail>()
  const clear = () => {
    setProblem(undefined)
    setTheirs(undefined)
  }
  const send = async (faqs: Faq[], version: number) => {
    if (isBusy) return
    clear()
    setBusy(true)
    try {
      onSaved(await sendFaqs(eventId, version, faqs))
    } catch (cause) {
      const met = cause instanceof Problem ? cause : new Problem('bug', { cause })
      setProblem(met)
      // Without them the choice waits for the next try.
      const there = met.code === 'stale' ? await loadOwnEvent(eventId, { fresh: true }).catch(() => undefined) : undefined
      setTheirs(there?.value)
    } finally {
      setBusy(false)
    }
  }
  const takeTheirs = () => {
    if (!theirs) return
    clear()
    onSaved(theirs)
  }
  return { isBusy, problem, theirs, send, takeTheirs }
}

function useKept(name: string, typed: Typed, restore: (typed: Typed) => void): RefObject<DraftStore | undefined> {
  const keeper = useRef<DraftStore>(undefined)
  const readAll = useEffectEvent(() => ({ version: typed.version, faqs: faqsOf(typed.rows) }))
  const take = useEffectEvent((found: unknown) => {
    const draft = readQuestionDraft(found)
    if (draft && !typed.isTouched) restore(typedOf(draft, { isTouched: true, isRestored: true }))
  })
  useEffect(() => {
    let isOver = false
    const mine = openDraftStore(name, () => readAll())
    keeper.current = mine
    readDraft(name).then(
      (found) => isOver || take(found),
      () => undefined,
    )
    return () => {
      isOver = true
      mine.stop()
    }
  }, [name])
  return keeper
}
