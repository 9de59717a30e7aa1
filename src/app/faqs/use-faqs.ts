import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Problem } from '#contract/core/problem.ts'
import type { Faq } from '#contract/faqs/faqs.ts'
import { type DraftStore, openDraftStore } from '../state/drafts/draft-store.ts'
import { readDraft } from '../state/drafts/drafts.ts'
import type { FaqList, FaqsOf } from './faq-calls.ts'
import { faqsOf, faultsOf, type Row, readQuestionDraft, rowOf } from './question-rows.ts'

/** What is typed, and the version that it is a change of. */
interface Typed {
  rows: Row[]
  version: number
  /** Whether something was typed since it was last as the service has it. */
  isTouched: boolean
  /** It is from an earlier visit. */
  isRestored: boolean
}

const typedOf = ({ faqs, version }: FaqList, of: Pick<Typed, 'isTouched' | 'isRestored'>): Typed => ({
  rows: faqs.map(rowOf),
  version,
  ...of,
})
const UNTOUCHED = { isTouched: false, isRestored: false }

/**
 * Questions while they are edited: kept on this phone until they are saved, as a whole.
 * @param list as the service has them.
 * @param onSaved gets what the service has then.
 */
export function useFaqs<List extends FaqList>(of: FaqsOf<List>, list: List, onSaved: (list: List) => void) {
  const [typed, setTyped] = useState(() => typedOf(list, UNTOUCHED))
  const [isChecked, setChecked] = useState(false)
  const keeper = useKept(of.calls.draftOf(of.subject), typed, setTyped)
  // What came since is shown, but never over what is being typed.
  useEffect(() => {
    setTyped((now) => (now.isTouched || now.version === list.version ? now : typedOf(list, UNTOUCHED)))
  }, [list])

  const { rows, version } = typed
  const begin = (from: FaqList) => {
    setTyped(typedOf(from, UNTOUCHED))
    setChecked(false)
    void keeper.current?.forget()
  }
  const saving = useSaving(of, (saved) => {
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
    discard: () => begin(list),
    save: (over = version) => {
      setChecked(true)
      if (Object.keys(faultsOf(rows)).length === 0) void saving.send({ faqs: faqsOf(rows), version: over })
    },
  }
}

/** Sends them, and says how it went; `theirs` is what stands there when it was changed meanwhile. */
function useSaving<List extends FaqList>({ calls, subject }: FaqsOf<List>, onSaved: (list: List) => void) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [theirs, setTheirs] = useState<List>()
  const clear = () => {
    setProblem(undefined)
    setTheirs(undefined)
  }
  const send = async (mine: FaqList) => {
    if (isBusy) return
    clear()
    setBusy(true)
    try {
      onSaved(await calls.save(subject, mine))
    } catch (cause) {
      const met = cause instanceof Problem ? cause : new Problem('bug', { cause })
      setProblem(met)
      // Without them the choice waits for the next try.
      const there = met.code === 'stale' ? await calls.load(subject, { fresh: true }).catch(() => undefined) : undefined
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
