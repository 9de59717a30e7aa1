import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** What React leaves where a part was not loaded yet. */
const MISSING_PART = '<!--$!-->'
/** The first rounds follow at once, the others give the code of a late part time to be read. */
const QUICK_ROUNDS = 5
const MOST_ROUNDS = 30
const PAUSE_MS = 20

/** Parts that come late on the phone are awaited here: the first page of a process asks for them, all others find them loaded. */
export async function renderWhole(page: ReactNode): Promise<string> {
  let html = renderToString(page)
  for (let round = 1; round < MOST_ROUNDS && html.includes(MISSING_PART); round++) {
    await new Promise((resolve) => setTimeout(resolve, round < QUICK_ROUNDS ? 0 : PAUSE_MS))
    html = renderToString(page)
  }
  return html
}
