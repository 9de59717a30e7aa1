import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { NotFound } from '#app/shell/failures/not-found.tsx'
import { usePageTitle } from '#app/ui/navigation/use-page-title.ts'
import { renderShell } from '../render-shell.tsx'

afterEach(cleanup)

function InARoute() {
  usePageTitle('What the route is called')
  return <NotFound />
}

describe('an address that leads nowhere', () => {
  it.each([
    ['en', 'Hatkhola'],
    ['bn', 'হাটখোলা'],
  ] as const)('is named by its heading, whatever its route is called (%s)', async (language, product) => {
    await renderShell({ language, screen: <InARoute /> })
    const heading = within(screen.getByRole('main')).getByRole('heading', { level: 1 })
    await waitFor(() => expect(document.title).toBe(`${heading.textContent} · ${product}`))
  })
})
