import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** What React leaves where a part was not loaded yet. */
const MISSING_PART = '<!--$!-->'
const MOST_ROUNDS = 5

/** Parts that come late on the phone are awaited here: the first page of a process asks for them, all others find them loaded. */
export async function renderWhole(page: ReactNode): Promise<string> {
  let html = renderToString(page)
  for (let round = 1; round < MOST_ROUNDS && html.includes(MISSING_PART); round++) {
    await new Promise((resolve) => setTimeout(resolve))
    html = renderToString(page)
  }
  return html
}
