import { useCallback, useEffect, useState } from 'react'
import { forgetSharedItem, loadSharedItems, type SharedItem } from '../../state/drafts/shared-items.ts'
import { useSession } from '../../state/session/session.ts'

/** What waits for this person; `asking` until it is read, `failed` where the phone does not give it out. @param id of the address */
export function useSharedItems(id: string | undefined) {
  const owner = useSession(({ account }) => account?.id)
  const [turn, setTurn] = useState(0)
  const of = `${owner} ${id} ${turn}`
  const [read, setRead] = useState<{ of: string; items: SharedItem[] | 'failed' }>()
  useEffect(() => {
    let isWanted = true
    const take = (items: SharedItem[] | 'failed') => isWanted && setRead({ of, items })
    loadSharedItems(id).then(take, () => take('failed'))
    return () => {
      isWanted = false
    }
  }, [id, of])
  const retry = useCallback(() => setTurn((at) => at + 1), [])
  const forget = useCallback(
    async (gone: string) => {
      await forgetSharedItem(gone)
      retry()
    },
    [retry],
  )
  return { items: read?.of === of ? read.items : ('asking' as const), retry, forget }
}
