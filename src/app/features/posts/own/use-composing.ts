import { useRouter } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { Problem } from '#contract/core/problem.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import { showNotice } from '../../../state/notices.ts'
import { usePrefix } from '../../../ui/navigation/use-prefix.ts'
import { type PostFaults, type PostField, postFaults, refusedFields } from './check-post.ts'
import { sendPost } from './post-calls.ts'
import type { WrittenPost } from './use-post-draft.ts'

/** What stands between a press and the sending. */
export type Question = 'describe' | 'page'

interface Options {
  written: WrittenPost
  client_key: string
  /** It is known that its writer has neither a shop nor a page. */
  needsPage: boolean
  /** Gives the focus to what is at fault. */
  onFault: (field: PostField) => void
}

const ORDER = ['text', 'pictures', 'film'] as const

/** Posts what is written once, and asks before what has to be decided; whatever is refused, what was typed stays. */
export function useComposing({ written, client_key, needsPage, onFault }: Options) {
  const { t } = useTranslation('post-writing')
  const goTo = useGoTo()
  const trap = useRef<HTMLInputElement>(null)
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<string>()
  const [question, setQuestion] = useState<Question>()
  const [problem, setProblem] = useState<Problem>()
  const [faults, setFaults] = useState<PostFaults>({})
  /** What its writer has decided meanwhile. */
  const decided = useRef({ describe: false, page: false })

  const show = (found: PostFaults) => {
    setFaults(found)
    const first = ORDER.find((field) => found[field] !== undefined)
    if (first) onFault(first)
    return first !== undefined
  }
  const refuse = (cause: unknown) => {
    const met = cause instanceof Problem ? cause : new Problem('bug', { cause })
    if (met.code === 'page-needed') return setQuestion('page')
    if (!show(refusedFields(met.fields))) setProblem(met)
  }
  const send = async () => {
    const draft = written.read()
    setBusy(true)
    try {
      const onStored = () => void written.forget()
      const sent = await sendPost({ draft, client_key, website: trap.current?.value ?? '', onStored })
      const said = noticeOf(sent, t)
      setOutcome(said)
      await written.forget()
      showNotice(said)
      await goTo(typeof sent === 'string' || sent.state === 'held' ? '/posts/own' : `/posts/${sent.id}`)
    } catch (cause) {
      // It lies in the outbox no longer.
      await written.keep().catch(() => undefined)
      refuse(cause)
    } finally {
      setBusy(false)
    }
  }
  /** On to the next question, or out. */
  const goOn = async () => {
    if (isUnderWay.current) return
    setProblem(undefined)
    const draft = written.read()
    if (show(postFaults(draft))) return
    if (!decided.current.describe && draft.pictures.some(({ alt }) => alt.trim() === '')) return setQuestion('describe')
    if (!decided.current.page && needsPage) return setQuestion('page')
    isUnderWay.current = true
    await send().finally(() => {
      isUnderWay.current = false
    })
  }
  return {
    trap,
    isBusy,
    /** The notice after sending: posted, waiting or held; undefined before. */
    outcome,
    problem,
    faults,
    question,
    /** What is changed is checked again when it is sent. */
    clear: (field: PostField) => setFaults(({ [field]: _, ...others }) => others),
    post: () => {
      decided.current.describe = false
      return goOn()
    },
    decide: (what: Question) => {
      decided.current[what] = true
      setQuestion(undefined)
      return goOn()
    },
    leave: () => setQuestion(undefined),
  }
}

function noticeOf(sent: Awaited<ReturnType<typeof sendPost>>, t: TFunction<'post-writing'>): string {
  if (sent === 'too-many') return t('tooMany', { hour: POST_LIMITS.perHour, day: POST_LIMITS.perDay, first: POST_LIMITS.perDayNew })
  if (sent === 'queued') return t('queued')
  return t(sent.state === 'held' ? 'held.notice' : 'posted')
}

/** Leads to a screen in place of this one. */
export function useGoTo(): (path: string) => Promise<void> {
  const router = useRouter()
  const prefix = usePrefix()
  return (path) => router.navigate({ href: withLanguage(prefix, path), replace: true })
}
