import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { withLanguage } from '#contract/core/paths.ts'
import { RowsWaiting } from '../../ui/lists/rows-waiting.tsx'
import { usePrefix } from '../../ui/navigation/use-prefix.ts'

/** A screen that has another address now: the reader is brought there, in place of this entry of the history. */
export function MovedScreen({ to }: { to: `/${string}` }) {
  const router = useRouter()
  const prefix = usePrefix()
  useEffect(() => void router.navigate({ href: withLanguage(prefix, to), replace: true }), [router, prefix, to])
  return <RowsWaiting />
}
