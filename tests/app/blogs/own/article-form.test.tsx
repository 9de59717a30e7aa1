import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EditArticle } from '#app/features/blogs/own/screens/edit-article.tsx'
import { NewArticle } from '#app/features/blogs/own/screens/new-article.tsx'
import { readDraft } from '#app/state/drafts/drafts.ts'
import { useNotice } from '#app/state/notices.ts'
import type { OwnBlogDetail } from '#contract/blogs/own-blogs.ts'
import { minuteOf } from '#contract/core/form-values.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { field, press, refused, type } from '#tests/support/phone/filling.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { goOffline, signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { aDraft, anOwnBlogDetail } from './an-article.ts'
import { articleFormService } from './article-form-service.ts'

// The editor is measured in a browser; here only what it gives counts.
vi.mock('#app/ui/text/rich-editor.tsx', () => ({
  RichEditor: (props: { id: string; label: string; html: string; error: string; onChange: (html: string, state: string) => void }) => (
    <>
      <label htmlFor={props.id}>{props.label}</label>
      <textarea id={props.id} aria-invalid={props.error !== ''} value={props.html} onChange={(event) => props.onChange(event.target.value, '{"root":1}')} />
    </>
  ),
}))
vi.mock('#app/ui/media/shrink-picture.ts', () => ({
  openPicture: async (file: Blob) => file,
  shrinkWhole: async () => new Blob(['light'], { type: 'image/webp' }),
}))

const summaryOfFaults = async () => {
  const box = await screen.findByRole('region', { name: /needs? your attention/ })
  return within(box)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
}
const IN_TEN_DAYS = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 10 * DAY_MS).toISOString()

async function openNew() {
  const shown = await renderScreen(<NewArticle logIn={<a href="/login">Log In</a>} />, { at: '/writing/new' })
  await screen.findByLabelText('Title')
  return shown
}
async function openEdit() {
  const shown = await renderScreen(<EditArticle blogId={7} logIn={<a href="/login">Log In</a>} />, { at: '/writing/article/7/update' })
  await screen.findByLabelText('Title')
  return shown
}

async function putPicture(): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('there is no way to choose a picture')
  await act(async () => void fireEvent.change(input, { target: { files: [new File(['photo'], 'cover.png', { type: 'image/png' })] } }))
  await screen.findByRole('button', { name: 'Remove' })
}

function fillIn(): void {
  type('Title', 'How a Jamdani is woven')
  type(/^Tags/, 'sari, #weaving, sari')
  type('Article', '<p>Two weavers sit at one loom</p>')
}

beforeEach(() => void signInSeller())
afterEach(async () => {
  await signOffSeller()
  vi.unstubAllGlobals()
})

describe('writing an article', () => {
  it('takes title, summary and text in the other language, and shows both before they are sent', async () => {
    const sent = articleFormService(() => ({ body: aDraft({ id: 9 }) }))
    const { router } = await openNew()
    fillIn()
    press('Add Bangla')
    type('Title in Bangla', 'জামদানি বোনা')
    press('Save draft')
    expect(await summaryOfFaults()).toEqual(['Article in the other language'])
    type(/^Summary in Bangla/, 'দুজন তাঁতি।')
    fireEvent.change(field('Article in Bangla'), { target: { value: '<p>এক তাঁতে দুজন</p>' } })
    press('Preview')
    const preview = within(await screen.findByRole('dialog'))
    expect(preview.getAllByRole('heading', { level: 3 }).map(({ textContent, lang }) => [textContent, lang])).toEqual([
      ['How a Jamdani is woven', 'en'],
      ['জামদানি বোনা', 'bn'],
    ])
    fireEvent.click(preview.getByRole('button', { name: 'Close' }))
    press('Save draft')
    await waitFor(() => expect(router.state.location.pathname).toBe('/writing'))
    const seconds = { second_title: 'জামদানি বোনা', second_summary: 'দুজন তাঁতি।', second_content: '<p>এক তাঁতে দুজন</p>', second_content_state: '{"root":1}' }
    expect(sent[0]?.fields).toMatchObject(seconds)
  })

  it('says all that is missing at once', async () => {
    const sent = articleFormService(() => refused('bug', 500))
    await openNew()
    fireEvent.click(field('Everyone, from a chosen day'))
    press('Schedule')
    expect(await summaryOfFaults()).toEqual(['Title', 'Article', 'Appears on'])
    expect(sent).toEqual([])
  })

  it('keeps a draft unless another is chosen, with its picture, and goes to the list', async () => {
    const sent = articleFormService(() => ({ body: aDraft({ id: 9 }) }))
    const { router } = await openNew()
    fillIn()
    await putPicture()
    press('Save draft')
    await waitFor(() => expect(router.state.location.pathname).toBe('/writing'))
    expect(sent[0]?.path).toBe('/api/blogs/create/')
    expect(sent[0]?.fields).toMatchObject({
      title: 'How a Jamdani is woven',
      tags: 'sari, weaving',
      content: '<p>Two weavers sit at one loom</p>',
      publishing: 'draft',
      thumbnail: 'file of 5',
      content_state: '{"root":1}',
    })
    expect(useNotice.getState().text).toBe('Saved as a draft. Only you see it.')
    expect(await readDraft('article new')).toBeUndefined()
  })

  it('publishes it now, or from a moment on Dhaka’s clocks', async () => {
    const sent = articleFormService(() => ({ body: anOwnBlogDetail({ id: 9 }) }))
    const { router } = await openNew()
    fillIn()
    fireEvent.click(field('Everyone, from a chosen day'))
    type('Appears on', minuteOf(IN_TEN_DAYS))
    press('Schedule')
    await waitFor(() => expect(router.state.location.pathname).toBe('/writing'))
    expect(sent[0]?.fields).toMatchObject({ publishing: 'later', publish_at: IN_TEN_DAYS })
    expect(useNotice.getState().text).toContain('It appears on')
    cleanup()
    await openNew()
    fillIn()
    fireEvent.click(field('Everyone, now'))
    press('Publish')
    await waitFor(() => expect(sent[1]?.fields).toMatchObject({ publishing: 'now' }))
  })

  it('appears neither in the past nor in half a year', async () => {
    articleFormService(() => refused('bug', 500))
    await openNew()
    fillIn()
    fireEvent.click(field('Everyone, from a chosen day'))
    type('Appears on', '2020-01-01T10:00')
    press('Schedule')
    expect(await summaryOfFaults()).toEqual(['Appears on'])
    expect(screen.getByText('This is in the past')).toBeTruthy()
    type('Appears on', minuteOf(new Date(Date.now() + 200 * DAY_MS).toISOString()))
    expect(await screen.findByText('This is too far in the future')).toBeTruthy()
  })

  it('shows what the service says at the field that it names', async () => {
    articleFormService(() => refused('bad-input', 400, { fields: { publish_at: 'in-the-past' } }))
    await openNew()
    fillIn()
    fireEvent.click(field('Everyone, from a chosen day'))
    type('Appears on', minuteOf(IN_TEN_DAYS))
    press('Schedule')
    expect(await screen.findByText('This is in the past')).toBeTruthy()
  })

  it('says when the text is too long, and loses nothing of it', async () => {
    const sent = articleFormService(() => refused('bug', 500))
    await openNew()
    fillIn()
    const long = `<p>${'ক'.repeat(300 * 1024)}</p>`
    type('Article', long)
    press('Save draft')
    expect(await summaryOfFaults()).toEqual(['Article'])
    expect(field('Article').getAttribute('aria-invalid')).toBe('true')
    expect(field('Article').value).toBe(long)
    expect(sent).toEqual([])
  })

  it('shows tags as readers have them, words and reading time, and the whole before it is saved', async () => {
    articleFormService(() => refused('bug', 500))
    await openNew()
    fillIn()
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(['#sari', '#weaving'])
    expect(await screen.findByText('6 words · 1 min read')).toBeTruthy()
    press('Preview')
    const shown = within(screen.getByRole('dialog', { hidden: true }))
    expect(shown.getByRole('heading', { name: 'How a Jamdani is woven', hidden: true })).toBeTruthy()
    expect(shown.getByText('Two weavers sit at one loom')).toBeTruthy()
  })

  it('makes one article of a lost answer and a second tap', async () => {
    let answer: 'offline' | { body: OwnBlogDetail } = 'offline'
    const sent = articleFormService(() => answer)
    const { router } = await openNew()
    fillIn()
    press('Save draft')
    await screen.findByText(/No response/)
    answer = { body: aDraft() }
    press('Save draft')
    await waitFor(() => expect(router.state.location.pathname).toBe('/writing'))
    expect(sent.map(({ method, fields }) => [method, fields.client_key])).toEqual([
      ['POST', sent[0]?.fields.client_key],
      ['POST', sent[0]?.fields.client_key],
    ])
  })

  it('is all there after a crash without network, and can be started over', async () => {
    articleFormService(() => 'offline')
    await openNew()
    fillIn()
    await putPicture()
    goOffline()
    press('Save draft')
    await screen.findByText(/The article is saved on this phone/)
    cleanup()
    await openNew()
    expect(screen.getByText('Continue where you left off')).toBeTruthy()
    expect([field('Title').value, field('Article').value]).toEqual(['How a Jamdani is woven', '<p>Two weavers sit at one loom</p>'])
    press('Start over')
    fireEvent.click(within(screen.getByRole('dialog', { hidden: true })).getByRole('button', { name: 'Start over', hidden: true }))
    await waitFor(() => expect(field('Title').value).toBe(''))
  })
})

describe('changing an article', () => {
  it('sends only what was changed, on top of what was seen; what is out stays out', async () => {
    const sent = articleFormService(() => ({ body: anOwnBlogDetail({ version: 4, title: 'Jamdani' }) }))
    await openEdit()
    expect(screen.queryByLabelText('Only me: a draft')).toBeNull()
    type('Title', 'Jamdani')
    expect(await screen.findByText('Changed, not saved yet: Title')).toBeTruthy()
    press('Save')
    await waitFor(() => expect(sent[0]).toMatchObject({ method: 'PATCH', path: '/api/blogs/7/update/', fields: { title: 'Jamdani', version: '3' } }))
    expect(Object.keys(sent[0]?.fields ?? {}).sort()).toEqual(['title', 'version'])
    expect(await screen.findAllByText('Saved.')).toBeTruthy()
  })

  it('publishes a draft, and takes a picture away', async () => {
    const sent = articleFormService(
      () => ({ body: anOwnBlogDetail({ version: 4 }) }),
      () => ({ body: aDraft({ thumbnail: '/media/blogs/a.webp' }) }),
    )
    await openEdit()
    fireEvent.click(field('Everyone, now'))
    press('Remove')
    press('Publish')
    await waitFor(() => expect(sent[0]?.fields).toEqual({ publishing: 'now', thumbnail_removed: 'true', version: '3' }))
  })

  it('takes over the summary that was made of the new text', async () => {
    articleFormService(() => ({ body: anOwnBlogDetail({ version: 4, content: '<p>Three weavers.</p>', summary: 'Three weavers.' }) }))
    await openEdit()
    type('Article', '<p>Three weavers.</p>')
    press('Save')
    await waitFor(() => expect(field(/^Summary/).value).toBe('Three weavers.'))
    await waitFor(() => expect(screen.queryByText(/not saved yet/)).toBeNull())
  })

  it('offers both versions of what was changed elsewhere meanwhile, and takes over the rest', async () => {
    let own = anOwnBlogDetail()
    const sent = articleFormService(
      ({ fields }) => {
        if (fields.version === '5') return { body: anOwnBlogDetail({ version: 6, title: 'Mine', tags: ['loom'] }) }
        own = anOwnBlogDetail({ version: 5, title: 'Theirs', tags: ['loom'] })
        return refused('stale', 409)
      },
      () => ({ body: own }),
    )
    await openEdit()
    type('Title', 'Mine')
    press('Save')
    const box = await screen.findByRole('region', { name: 'Changed elsewhere' })
    for (const words of ['Mine', 'Theirs', 'Updated from the newer version: Tags']) expect(box.textContent).toContain(words)
    press('Title: Keep mine')
    press('Save')
    await waitFor(() => expect(sent[1]?.fields).toEqual({ title: 'Mine', version: '5' }))
  })

  it('goes on from what was left, also without network', async () => {
    articleFormService(() => 'offline')
    await openEdit()
    type('Title', 'Half written')
    await waitFor(async () => expect(await readDraft('article 7')).toBeTruthy())
    cleanup()
    articleFormService(
      () => 'offline',
      () => 'offline',
    )
    goOffline()
    await openEdit()
    expect(field('Title').value).toBe('Half written')
    expect(screen.getByText('Continue where you left off')).toBeTruthy()
  })
})
