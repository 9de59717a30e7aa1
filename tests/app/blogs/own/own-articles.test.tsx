import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EMPTY_ARTICLE } from '#app/features/blogs/own/article-values.ts'
import { OwnArticles } from '#app/features/blogs/own/screens/own-articles.tsx'
import { dropDraft, storeDraft } from '#app/state/drafts/drafts.ts'
import { useNotice } from '#app/state/notices.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { goOffline, signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { aDraft, anAuthor, anOwnBlog, anOwnBlogDetail } from './an-article.ts'

const LIST = '/api/blogs/'
const AUTHOR = '/api/author/'
const page = (...results: ReturnType<typeof anOwnBlog>[]) => ({ body: { results, next_cursor: null, total: results.length } })
const granted = { [AUTHOR]: { body: anAuthor() } }
const show = (filter = {}, language: 'en' | 'bn' = 'en') => renderScreen(<OwnArticles filter={filter} />, { at: '/writing', language })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name, hidden: true }))
const dialog = () => within(screen.getByRole('dialog', { hidden: true }))
const notice = () => useNotice.getState().text

beforeEach(() => void signInSeller())
afterEach(signOffSeller)

describe('the list of the author’s own articles', () => {
  it('say of each where it stands, since when, and how much was said about it', async () => {
    const soon = new Date(Date.now() + DAY_MS).toISOString()
    const draft = anOwnBlog({ id: 8, title: 'Notes', phase: 'draft', published_at: null })
    fakeService({ ...granted, [LIST]: page(anOwnBlog(), draft, anOwnBlog({ id: 9, title: 'Eid markets', phase: 'scheduled', published_at: soon })) })
    await show()
    const [first, second, third] = await screen.findAllByRole('article')
    for (const words of ['How a Jamdani is woven', 'Published', '1 November 2026', '3 comments']) expect(first?.textContent).toContain(words)
    for (const words of ['Draft', 'Only you see it']) expect(second?.textContent).toContain(words)
    for (const words of ['Scheduled', 'Appears on']) expect(third?.textContent).toContain(words)
    expect(screen.getByRole('link', { name: 'New article' }).getAttribute('href')).toBe('/writing/new')
  })

  it('are out once their moment is there, whatever the kept answer says', async () => {
    fakeService({ ...granted, [LIST]: page(anOwnBlog({ phase: 'scheduled', published_at: '2026-01-01T05:00:00.000Z' })) })
    await show()
    expect((await screen.findByRole('article')).textContent).toContain('Published')
  })

  it('speak Bangla, with its digits', async () => {
    fakeService({ ...granted, [LIST]: page(anOwnBlog()) })
    await show({}, 'bn')
    const row = await screen.findByRole('article')
    for (const words of ['প্রকাশিত', '১ নভেম্বর ২০২৬', '৩টি মন্তব্য']) expect(row.textContent).toContain(words)
  })

  it('lead to the first one where there is none, and back to all where none fits', async () => {
    fakeService({ ...granted, [LIST]: page() })
    await show()
    expect((await screen.findByRole('link', { name: 'Write an article' })).getAttribute('href')).toBe('/writing/new')
    cleanup()
    await show({ q: 'sari' })
    expect(await screen.findByRole('link', { name: 'Show all articles' })).toBeTruthy()
  })

  it('say what was begun on this phone and not saved', async () => {
    fakeService({ ...granted, [LIST]: page(anOwnBlog()) })
    await storeDraft('article new', { texts: { ...EMPTY_ARTICLE, title: 'Begun' }, at: new Date().toISOString(), writer: 'a tab' })
    await show()
    expect((await screen.findByText(/on this phone only/)).textContent).toContain('Begun')
    await dropDraft('article new')
  })

  it('are there without network, and can be searched among those that the phone holds', async () => {
    const other = anOwnBlog({ id: 8, title: 'তাঁতের শাড়ি', phase: 'withdrawn' })
    fakeService({ ...granted, [LIST]: page(anOwnBlog(), other) })
    await show()
    await screen.findAllByRole('article')
    cleanup()
    fakeService({ [AUTHOR]: 'offline', [LIST]: 'offline' })
    await show()
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    cleanup()
    await show({ phase: 'withdrawn' })
    await waitFor(() => expect(screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'))).toEqual(['তাঁতের শাড়ি']))
    expect(screen.getByText(/1 of 2 saved articles/)).toBeTruthy()
  })

  it('say what went wrong, and try again', async () => {
    fakeService({ ...granted, [LIST]: refusal('bug', 500) })
    await show()
    expect((await screen.findByRole('alert')).textContent).toContain('Your articles could not be loaded')
    fakeService({ ...granted, [LIST]: page(anOwnBlog()) })
    await press('Retry')
    expect(await screen.findByRole('article')).toBeTruthy()
  })
})

describe('what is done with an article', () => {
  it('takes it off after asking, and says so in the list', async () => {
    const path = '/api/blogs/7/withdraw/'
    const asked = fakeService({ ...granted, [LIST]: page(anOwnBlog()), [path]: { body: anOwnBlogDetail({ phase: 'withdrawn', version: 4 }) } })
    await show()
    await press('More for How a Jamdani is woven')
    expect(dialog().queryByRole('button', { name: 'Delete', hidden: true })).toBeNull()
    expect(dialog().getByRole('link', { name: 'View', hidden: true }).getAttribute('href')).toBe('/blogs/7')
    await press('Withdraw')
    expect(asked.some((one) => one.path === path)).toBe(false)
    await press('Withdraw')
    await waitFor(() => expect(screen.getByRole('article').textContent).toContain('Withdrawn'))
    expect(notice()).toContain('Only you see it now')
  })

  it('shows a draft as readers would have it, and deletes it after asking', async () => {
    const { content: _content, content_state: _state, ...row } = aDraft()
    let rows = [row]
    fakeService({
      ...granted,
      [LIST]: () => page(...rows),
      '/api/blogs/7/own/': { body: aDraft() },
      '/api/blogs/7/': () => {
        rows = []
        return { body: { removed: true } }
      },
    })
    await show()
    await press('More for How a Jamdani is woven')
    await press('Preview')
    expect(await screen.findByText('Two weavers sit at one loom')).toBeTruthy()
    expect(dialog().getByText('6 words · 1 min read')).toBeTruthy()
    await press('Close')
    await press('More for How a Jamdani is woven')
    await press('Delete')
    expect(dialog().getByText(/permanently deleted/)).toBeTruthy()
    await press('Delete')
    expect(await screen.findByRole('link', { name: 'Write an article' })).toBeTruthy()
  })
})

describe('a seller who may not write yet', () => {
  it('asks with a note, and then waits', async () => {
    const asked = fakeService({
      [AUTHOR]: ({ body }) =>
        'note' in body
          ? { body: anAuthor({ state: 'asked', note: String(body.note), asked_at: '2026-11-20T05:00:00.000Z' }) }
          : { body: anAuthor({ state: 'none' }) },
    })
    await show()
    fireEvent.change(await screen.findByLabelText(/What would you like to write about/), { target: { value: 'Saris' } })
    await press('Ask to write')
    expect((await screen.findByText('Asked on 20 November 2026')).parentElement?.textContent).toContain('We review every request')
    expect(asked.find(({ body }) => 'note' in body)?.body).toEqual({ note: 'Saris' })
    expect(screen.queryByRole('link', { name: 'New article' })).toBeNull()
  })

  it('keeps what is typed where there is no network', async () => {
    fakeService({ [AUTHOR]: ({ body }) => ('note' in body ? 'offline' : { body: anAuthor({ state: 'none' }) }) })
    await show()
    const note = await screen.findByLabelText<HTMLTextAreaElement>(/What would you like to write about/)
    fireEvent.change(note, { target: { value: 'Saris' } })
    goOffline()
    await press('Ask to write')
    expect((await screen.findByRole('alert')).textContent).toContain('kept on this phone')
    expect(note.value).toBe('Saris')
  })

  it('is told when a refusal was, and asks again only after 30 days', async () => {
    const refusedOn = (decided_at: string) =>
      fakeService({ [AUTHOR]: { body: anAuthor({ state: 'refused', asked_at: decided_at, decided_at }) }, [LIST]: page() })
    refusedOn(new Date(Date.now() - 2 * DAY_MS).toISOString())
    await show()
    expect(await screen.findByText(/You can ask again from/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ask to write' })).toBeNull()
    cleanup()
    refusedOn(new Date(Date.now() - 31 * DAY_MS).toISOString())
    await show()
    expect(await screen.findByRole('button', { name: 'Ask to write' })).toBeTruthy()
  })

  it('still takes off what was published while one could write', async () => {
    fakeService({ [AUTHOR]: { body: anAuthor({ state: 'refused', decided_at: new Date().toISOString() }) }, [LIST]: page(anOwnBlog()) })
    await show()
    await press('More for How a Jamdani is woven')
    expect(dialog().getByRole('button', { name: 'Withdraw', hidden: true })).toBeTruthy()
  })
})
