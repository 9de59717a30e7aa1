import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SavedArticles } from '#app/features/blogs/public/screens/saved-articles.tsx'
import { SAVED_KINDS, SavedPart } from '#app/shell/slots/saved-part.tsx'
import * as held from '#app/state/bookmarks/cached-items.ts'
import { aBlogCard } from '#tests/support/phone/blog-rows.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

vi.mock('#app/state/bookmarks/cached-items.ts')
const { bookmarksOf } = vi.mocked(held)
afterEach(cleanup)

describe('the saved articles', () => {
  it('stand under their own name: cards, and names of what has not arrived yet', async () => {
    bookmarksOf.mockResolvedValueOnce([{ card: aBlogCard({ id: 5, title: 'River' }) }, { id: 9, title: 'Far' }])
    await renderScreen(<SavedPart of={SAVED_KINDS.blogs} />, { at: '/saved' })
    const part = within(await screen.findByRole('region', { name: 'Saved articles' }))
    expect((await part.findByRole('link', { name: 'River' })).getAttribute('href')).toBe('/blogs/5')
    expect(part.getByRole('link', { name: /^Far/ }).textContent).toContain('Not downloaded yet')
  })

  it('say so when the phone does not let them be read, and can be asked for again', async () => {
    bookmarksOf.mockRejectedValueOnce(new Error('private window')).mockResolvedValueOnce([{ card: aBlogCard({ id: 5, title: 'River' }) }])
    await renderScreen(<SavedArticles />, { at: '/saved' })
    expect((await screen.findByRole('alert')).textContent).toContain('could not be read')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: 'River' })).toBeTruthy()
  })
})
