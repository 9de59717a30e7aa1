import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { type ApplyStart, holdEntry, letGo, readApplyStart } from './apply-start.ts'

/** What the form begins with; `gone`: the waiting application that was to be changed cannot be any more. */
export function useApplyStart(job_post_id: number, entry: string | undefined): ApplyStart | 'looking' | 'gone' {
  const { phone } = useFormat()
  // In another language the form stays as it is typed.
  const spell = useRef(phone)
  const of = `${job_post_id} ${entry ?? ''}`
  const [held, setHeld] = useState<{ of: string; start: ApplyStart | 'gone' }>()
  useEffect(() => {
    let isOver = false
    const take = (start: ApplyStart | undefined) => {
      if (!isOver) setHeld({ of: `${job_post_id} ${entry ?? ''}`, start: start ?? 'gone' })
      else if (entry !== undefined) void letGo(entry)
    }
    const begin = entry === undefined ? readApplyStart(job_post_id, spell.current) : holdEntry(entry)
    begin.then(take, () => take(undefined))
    return () => {
      isOver = true
      // Sent or not: one that has gone out is left as it is.
      if (entry !== undefined) void letGo(entry)
    }
  }, [job_post_id, entry])
  return held?.of === of ? held.start : 'looking'
}
