import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The secret of the mail's link that was followed. It stands behind the `#`, so that it reaches no server log and no kept page, and is
 * taken out of the address at once: from then on only this page's memory has it.
 * @returns undefined until it was looked for, null when there is none.
 */
export function useMailToken(): string | null | undefined {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const found = new URLSearchParams(hash.replace(/^#/, '')).get('token')
    setToken((former) => found ?? former ?? null)
    if (found) history.replaceState(history.state, '', location.pathname + location.search)
  }, [hash])
  return token
}
