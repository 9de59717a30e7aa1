import { useRef, useState } from 'react'
import * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import type { OwnPost } from '#contract/posts/own-posts.ts'
import { useKeptValue } from '../../../state/drafts/use-kept-value.ts'
import { type PostFaults, type PostField, refusedFields, wordFaults } from './check-post.ts'
import { loadOwnPost, savePost } from './post-calls.ts'

const Typed = v.object({ text: v.string(), film: v.string(), version: v.number() })
type Typed = v.InferOutput<typeof Typed>

/** The words and the film of a post, and the version that a change of them starts from. */
const wordsOf = ({ text, film, version }: OwnPost): Typed => ({ text, film: film ?? '', version })

interface Options {
  own: OwnPost
  onSaved: (own: OwnPost) => Promise<void>
  onFault: (field: PostField) => void
}

/** Changing the words of a post on top of the version that was seen. What is typed is kept on the phone until it is saved. */
export function useChanging({ own, onSaved, onFault }: Options) {
  const { value, put, forget, isRestored } = useKeptValue(`post-edit ${own.id}`, wordsOf(own), (draft): draft is Typed => v.is(Typed, draft))
  const [theirs, setTheirs] = useState<OwnPost>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [faults, setFaults] = useState<PostFaults>({})
  const isUnderWay = useRef(false)

  const show = (found: PostFaults): boolean => {
    setFaults(found)
    const field = (['text', 'film'] as const).find((one) => found[one] !== undefined)
    if (field) onFault(field)
    return field !== undefined
  }
  const refuse = async (cause: unknown) => {
    const met = cause instanceof Problem ? cause : new Problem('bug', { cause })
    if (met.code === 'stale') setTheirs((await loadOwnPost(own.id, { fresh: true })).value)
    else if (!show(refusedFields(met.fields))) setProblem(met)
  }
  const send = async (typed: Typed) => {
    if (isUnderWay.current) return
    setProblem(undefined)
    const isBare = own.picture_count === 0 && typed.text.trim() === ''
    if (show({ ...wordFaults(typed), ...(isBare && { text: 'required' }) })) return
    isUnderWay.current = true
    setBusy(true)
    try {
      const saved = await savePost(own.id, { ...typed, film: typed.film.trim() })
      await forget()
      await onSaved(saved)
    } catch (cause) {
      await refuse(cause).catch((met: unknown) => setProblem(met instanceof Problem ? met : new Problem('bug', { cause: met })))
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return {
    value,
    isRestored: isRestored && (value.text !== own.text || value.film !== (own.film ?? '')),
    theirs,
    isBusy,
    problem,
    faults,
    change: (field: 'text' | 'film', typed: string) => {
      setFaults(({ [field]: _, ...others }) => others)
      put((now) => ({ ...now, [field]: typed }))
    },
    save: () => send(value),
    /** Over what was saved elsewhere. */
    keepMine: () => {
      if (!theirs) return
      const mine = { ...value, version: theirs.version }
      put(() => mine)
      setTheirs(undefined)
      void send(mine)
    },
    /** What stands there, or stood there first. */
    take: async (post: OwnPost) => {
      put(() => wordsOf(post))
      setTheirs(undefined)
      setFaults({})
      await forget()
    },
  }
}
