import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ARTICLE_DRAFT } from '#app/features/blogs/own/article-values.ts'
import { EVENT_DRAFT } from '#app/features/events/own/event-draft.ts'
import { readApplyDraft } from '#app/features/jobs/applications/apply-draft.ts'
import { PRODUCT_DRAFT } from '#app/features/products/own/product-values.ts'
import { ShareChooser } from '#app/features/sharing/screens/share-chooser.tsx'
import { SHARE_CHOICES } from '#app/shell/slots/share-choices.ts'
import { useConnection } from '#app/state/connection/connection.ts'
import { readDraft, storeDraft } from '#app/state/drafts/drafts.ts'
import { readPersistedDraft } from '#app/state/drafts/persisted-draft.ts'
import { useSession } from '#app/state/session/session.ts'
import type { Language } from '#contract/core/languages.ts'
import type { ShareFailure } from '#contract/sharing.ts'
import { dropPrivateStores } from '#device/private-store.ts'
import { dropSharedItem, listSharedItems, type SharedItem, storeSharedItem } from '#device/shared-items.ts'
import { fillPhone } from '#tests/support/phone/fake-phone.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

// Those that databases can hold, before anything asks what a Blob is.
vi.hoisted(() => {
  const { File, Blob } = process.getBuiltinModule('node:buffer')
  Object.assign(globalThis, { File, Blob })
})

const VISITOR = 0
/** Each test has its own account. */
let owner = 5000

// A browser without a canvas makes no picture lighter: what comes out of it is not what these tests are about.
vi.mock('#app/ui/media/shrink-picture.ts', async () => {
  const { Problem } = await import('#contract/core/problem.ts')
  const light = async (file: Blob) => {
    if (file.type === 'image/heic') throw new Problem('unsupported-media')
    return new Blob(['light'], { type: 'image/webp' })
  }
  return { lightPicture: light, openPicture: async (file: Blob) => file, shrinkWhole: light }
})

beforeEach(() => {
  owner += 1
  useSession.setState({ account: { id: owner, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })
})
afterEach(async () => {
  cleanup()
  useSession.setState({ account: null, token: null })
  useConnection.setState({ state: 'online', since: 0 })
  await dropPrivateStores({ known: owner })
  for (const { id } of await listSharedItems(VISITOR)) await dropSharedItem(VISITOR, id)
  vi.restoreAllMocks()
})

const aFile = (name: string, type: string, text = 'bytes') => ({ name, type, blob: new Blob([text], { type }) })
const PICTURE = () => aFile('poster.jpg', 'image/jpeg')
const PDF = () => aFile('my cv.pdf', 'application/pdf', '%PDF-1.7 of Rina %%EOF')

async function keep(item: Partial<SharedItem>, of = owner): Promise<string> {
  const id = item.id ?? crypto.randomUUID().replaceAll('-', '')
  await storeSharedItem(of, { id, at: new Date().toISOString(), title: '', text: '', url: '', files: [], left_out: 0, ...item })
  return id
}

interface Shown {
  failure?: ShareFailure
  language?: Language
  isSeller?: boolean | undefined
}
const show = (id: string | undefined, { failure, language = 'en', ...more }: Shown = {}) =>
  renderScreen(
    <ShareChooser
      id={id}
      failure={failure}
      choices={SHARE_CHOICES}
      access={{ hasOwner: useSession.getState().account !== null, isSeller: 'isSeller' in more ? more.isSeller : true }}
      logIn={<a href="/login">Log In</a>}
    />,
    { at: `/share/${id ?? ''}`, language },
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const actions = () =>
  ['Start post', 'Start event draft', 'Start product draft', 'Start article draft', 'Use as CV'].filter(
    (name) => screen.queryByRole('button', { name }) !== null,
  )
const isReady = () => screen.findByRole('heading', { name: 'What should it become?' })

describe('what something shared can become', () => {
  it.each<[string, () => Partial<SharedItem>, string[]]>([
    ['text', () => ({ text: 'Come all' }), ['Start post', 'Start event draft', 'Start product draft', 'Start article draft']],
    ['a link', () => ({ url: 'https://example.org/' }), ['Start post', 'Start event draft', 'Start product draft', 'Start article draft']],
    ['a picture', () => ({ files: [PICTURE()] }), ['Start post', 'Start event draft', 'Start product draft', 'Start article draft', 'Use as CV']],
    ['a PDF', () => ({ files: [PDF()] }), ['Use as CV']],
  ])('depends on what it is: %s', async (_, item, offered) => {
    await show(await keep(item()))
    await isReady()
    expect(actions()).toEqual(offered)
  })

  it('follows the file that is chosen, where several came', async () => {
    await show(await keep({ text: 'Come all', files: [PDF(), PICTURE()] }))
    await isReady()
    expect(actions()).toEqual(['Use as CV'])
    fireEvent.click(screen.getByRole('radio', { name: /poster\.jpg/ }))
    expect(actions()).toEqual(['Start post', 'Start event draft', 'Start product draft', 'Start article draft', 'Use as CV'])
    fireEvent.click(screen.getByRole('radio', { name: 'Text only, without a file' }))
    expect(actions()).toEqual(['Start post', 'Start event draft', 'Start product draft', 'Start article draft'])
  })

  it('says what is missing: an account, a shop, the right to publish', async () => {
    const id = await keep({ files: [PICTURE()] })
    await show(id, { isSeller: false })
    await isReady()
    expect(actions()).toEqual(['Start post', 'Use as CV'])
    expect(screen.getAllByRole('link', { name: 'Become a seller' })).toHaveLength(3)
    cleanup()
    await show(id, { isSeller: undefined })
    await isReady()
    expect(actions()).toEqual(['Start post', 'Start event draft', 'Start product draft', 'Start article draft', 'Use as CV'])
    expect(screen.getByText(/Publishing needs approval as an author/)).toBeTruthy()
    cleanup()
    await act(async () => useSession.setState({ account: null, token: null }))
    await show(await keep({ text: 'Come all' }, VISITOR))
    await isReady()
    expect(actions()).toEqual([])
    expect(screen.getByText('Log in to use it. It stays on this phone meanwhile.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Log In' })).toBeTruthy()
  })
})

describe('choosing', () => {
  it('begins the form of an event with title, text, link and picture, and forgets the item', async () => {
    const { router } = await show(await keep({ title: 'Baul night', text: 'Come all https://example.org/', files: [PICTURE()] }))
    await isReady()
    press('Start event draft')
    await waitFor(() => expect(router.state.location.pathname).toBe('/selleraddevent'))
    const draft = await readPersistedDraft('event post', EVENT_DRAFT)
    expect(draft?.texts).toMatchObject({
      title: 'Baul night',
      thumbnail: 'new',
      type: 'Offline',
      description: '<p>Come all</p><p><a href="https://example.org/">https://example.org/</a></p>',
    })
    expect(await draft?.picture?.text()).toBe('light')
    expect(await listSharedItems(owner)).toEqual([])
  })

  it('begins an article', async () => {
    const { router } = await show(await keep({ text: 'Baul night\nCome all' }))
    await isReady()
    press('Start article draft')
    await waitFor(() => expect(router.state.location.pathname).toBe('/writing/new'))
    const draft = await readPersistedDraft('article new', ARTICLE_DRAFT)
    expect(draft?.texts).toMatchObject({ title: 'Baul night', thumbnail: 'none', publishing: 'draft', content: '<p>Baul night</p><p>Come all</p>' })
  })

  it('begins the form of a product with the title, the text and the picture', async () => {
    const { router } = await show(await keep({ title: 'Cotton sari', text: 'Soft', files: [PICTURE()] }))
    await isReady()
    press('Start product draft')
    await waitFor(() => expect(router.state.location.pathname).toBe('/products/new'))
    const draft = await readPersistedDraft('product post', PRODUCT_DRAFT)
    expect(draft?.texts).toMatchObject({ title: 'Cotton sari', condition: 'new', days_to_return: '7', pictures: '1' })
    expect(draft?.pictures).toHaveLength(1)
  })

  it('puts a PDF into the job profile as the CV, beside what is typed there', async () => {
    await storeDraft('job profile', { texts: { full_name: 'Rina Akter' }, cv: 'none' })
    const { router } = await show(await keep({ files: [PDF()] }))
    await isReady()
    press('Use as CV')
    await waitFor(() => expect(router.state.location.href).toBe('/jobapplications?tab=profile'))
    const draft = await readApplyDraft('job profile')
    expect(draft).toMatchObject({ texts: { full_name: 'Rina Akter' }, cv: { name: 'my cv.pdf', kind: 'pdf' } })
  })

  it('asks before it takes the place of something unfinished', async () => {
    await storeDraft('event post', { texts: { title: 'Begun' }, at: new Date().toISOString(), writer: 'x' })
    const { router } = await show(await keep({ text: 'Come all' }))
    await isReady()
    press('Start event draft')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('link', { name: 'Open the unfinished draft' }).getAttribute('href')).toBe('/selleraddevent')
    press('Keep it')
    expect(await readDraft('event post')).toMatchObject({ texts: { title: 'Begun' } })
    expect(await listSharedItems(owner)).toHaveLength(1)
    press('Start event draft')
    press(await screen.findByRole('button', { name: 'Replace' }).then(() => 'Replace'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/selleraddevent'))
    expect(await readDraft('event post')).toMatchObject({ texts: { title: 'Come all' } })
  })

  it('a picture that this phone cannot open is said, and nothing is lost', async () => {
    const { router } = await show(await keep({ files: [aFile('a.heic', 'image/heic')] }))
    await isReady()
    press('Start event draft')
    expect(await screen.findByText(/This phone cannot open the file/)).toBeTruthy()
    expect(router.state.location.pathname).toMatch(/^\/share\//)
    expect([await readDraft('event post'), (await listSharedItems(owner)).length]).toEqual([undefined, 1])
  })

  it('a phone without room is said, and nothing is lost', async () => {
    await show(await keep({ text: 'Come all' }))
    await isReady()
    const empty = fillPhone()
    press('Start event draft')
    expect(await screen.findByText(/This phone’s storage is full/)).toBeTruthy()
    empty()
    expect(await listSharedItems(owner)).toHaveLength(1)
  })
})

describe('the screen', () => {
  it('deletes what is not wanted, after asking', async () => {
    await show(await keep({ text: 'Come all' }))
    await isReady()
    press('Delete')
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('This shared item is no longer here')).toBeTruthy()
    expect(await listSharedItems(owner)).toEqual([])
  })

  it('says that there is nothing, and how something comes here', async () => {
    await show(undefined)
    expect(await screen.findByText('Nothing shared')).toBeTruthy()
  })

  it('says that an item is gone, and shows what else waits', async () => {
    await keep({ title: 'Another' })
    await show('0123456789abcdef')
    expect(await screen.findByText('This shared item is no longer here')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Another/ })).toBeTruthy()
  })

  it.each<[ShareFailure, string]>([
    ['no-room', 'This phone’s storage is full'],
    ['too-many', 'Too many items are waiting'],
    ['not-received', 'Not received'],
    ['unfit', 'These files cannot be used'],
    ['empty', 'Nothing arrived'],
    ['failed', 'Not received'],
  ])('says why nothing was kept: %s', async (failure, title) => {
    await show(undefined, { failure })
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.queryByText(/\{\{/)).toBeNull()
  })

  it('says how many files were left out, and that all of it works offline', async () => {
    const id = await keep({ text: 'Come all', left_out: 2 })
    act(() => useConnection.setState({ state: 'offline', since: 1 }))
    await show(id)
    await isReady()
    expect(screen.getByText(/2 files were not kept/)).toBeTruthy()
    expect(screen.getByText(/Everything here works/)).toBeTruthy()
  })

  it('speaks Bangla', async () => {
    await show(await keep({ files: [PDF()] }), { language: 'bn' })
    expect(await screen.findByRole('button', { name: 'সিভি হিসেবে নিন' })).toBeTruthy()
  })
})

describe('on a shared phone', () => {
  it('what a visitor shared is theirs who come back to its address signed in, and stays when they do', async () => {
    const id = await keep({ text: 'Come all' }, VISITOR)
    await show(id)
    await isReady()
    expect([(await listSharedItems(owner)).length, (await listSharedItems(VISITOR)).length]).toEqual([1, 0])
  })

  it('signing out leaves nothing that was shared: not of the account, not of the visitor before', async () => {
    await keep({ title: 'Of the account' })
    await keep({ title: 'Of the visitor before' }, VISITOR)
    const { forgetSession } = await import('#app/state/session/stored-session.ts')
    await forgetSession('signed-out')
    expect([await listSharedItems(owner), await listSharedItems(VISITOR)]).toEqual([[], []])
    await show(undefined)
    expect(await screen.findByText('Nothing shared')).toBeTruthy()
  })

  it('does not show what a visitor or another account shared', async () => {
    await keep({ title: 'Of a visitor' }, VISITOR)
    const id = await keep({ title: 'Of another' }, owner + 100_000)
    await show(id)
    expect(await screen.findByText('This shared item is no longer here')).toBeTruthy()
    expect(screen.queryByText(/Of a/)).toBeNull()
    await dropPrivateStores({ known: owner + 100_000 })
  })
})
