import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { field, press, refused, type } from '#tests/support/phone/filling.ts'
import { widenScreen } from '#tests/support/phone/wide-screen.ts'
import { anOwnDetail, signInSeller, signOffSeller } from './a-seller.tsx'
import { fillIn, openPost } from './fill-event-form.tsx'
import { formService } from './form-service.ts'

vi.mock('#app/ui/text/rich-editor.tsx', () => import('./plain-editor.tsx'))
vi.mock('#app/ui/media/shrink-picture.ts', () => ({
  openPicture: async (file: Blob) => file,
  shrinkWhole: async () => new Blob(['light'], { type: 'image/webp' }),
}))

beforeEach(() => void signInSeller())
afterEach(async () => {
  cleanup()
  await signOffSeller()
  vi.unstubAllGlobals()
})

describe('the form of an event', () => {
  it('takes title and text in the other language, and says when they are in the same one', async () => {
    const sent = formService(() => ({ body: anOwnDetail({ event_id: 9 }) }))
    const { router } = await openPost()
    await fillIn()
    press('Add Bangla')
    type('Title in Bangla', 'Baul')
    press('Post Event')
    await screen.findByText('Write this in the other language')
    expect(sent).toEqual([])
    type('Title in Bangla', 'বাউল রাত')
    fireEvent.change(field('Description in Bangla'), { target: { value: '<p>গান</p>' } })
    press('Post Event')
    await waitFor(() => expect(router.state.location.pathname).toBe('/sellerevents/event/9/tickets'))
    expect(sent[0]?.fields).toMatchObject({ second_title: 'বাউল রাত', second_description: '<p>গান</p>', second_description_state: '{"root":1}' })
  })

  it('takes a picture that is dropped or pasted, but leaves what is pasted into a text', async () => {
    formService(() => refused('bug', 500))
    await openPost()
    const photo = new File(['photo'], 'photo.png', { type: 'image/png' })
    const given = { files: [new File(['words'], 'words.txt', { type: 'text/plain' }), photo] }
    const box = screen.getByRole('group', { name: 'Thumbnail' })
    await act(async () => void fireEvent.drop(box, { dataTransfer: given }))
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    await act(async () => void fireEvent.paste(field('Title'), { clipboardData: given }))
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
    await act(async () => void fireEvent.paste(document.body, { clipboardData: given }))
    expect(await screen.findByRole('button', { name: 'Remove' })).toBeTruthy()
  })

  it('finds a category by a word in either script, and chooses all its levels', async () => {
    formService(() => refused('bug', 500))
    await openPost()
    const search = await screen.findByRole('searchbox', { name: 'Search categories' })
    fireEvent.change(search, { target: { value: 'nothing like it' } })
    expect(screen.getByText('No category found. Choose from the lists below.')).toBeTruthy()
    fireEvent.change(search, { target: { value: 'ধরন ৩' } })
    fireEvent.click(within(screen.getByRole('list', { name: 'Categories found' })).getAllByRole('button')[0]!)
    expect(['Category', 'Subcategory', 'Subsubcategory'].map((label) => field(label).value)).toEqual(['1', '2', '3'])
    expect((search as HTMLInputElement).value).toBe('')
  })

  it('adds lists of terms to what is written', async () => {
    formService(() => refused('bug', 500))
    await openPost()
    fireEvent.change(field('Terms and Conditions'), { target: { value: '<p>Bring a pen.</p>' } })
    press('Workshop or class')
    await waitFor(() => expect(field('Terms and Conditions').value).toMatch(/^<p>Bring a pen.<\/p><ul><li>Each ticket is for one seat/))
  })

  it('says beside the form what is filled in, leads to what is not, and shows card and page', async () => {
    widenScreen()
    formService(() => refused('bug', 500))
    await openPost()
    const steps = within(screen.getByRole('navigation', { name: 'Steps' }))
    type('Price', '৩৫০')
    expect(steps.getByRole('button', { name: 'Price and seats not filled in yet' })).toBeTruthy()
    type('Seats', '40')
    expect(await steps.findByRole('button', { name: 'Price and seats filled in' })).toBeTruthy()
    fireEvent.click(steps.getByRole('button', { name: /^Time and place/ }))
    expect(document.activeElement).toBe(field('From Time'))
    const preview = within(screen.getByRole('region', { name: 'Preview' }))
    type('Title', 'Baul night')
    expect(await preview.findByRole('heading', { name: 'Baul night' })).toBeTruthy()
    expect(preview.getByText('BDT 350')).toBeTruthy()
    expect(preview.getByText('40 seats')).toBeTruthy()
    fireEvent.click(preview.getByRole('button', { name: 'Page' }))
    type('Description', '<p>Songs all night</p>')
    expect(await preview.findByText('Songs all night')).toBeTruthy()
    expect(preview.getByRole('region', { name: 'Page' }).tabIndex).toBe(0)
    press('Post Event')
    expect(await steps.findByRole('button', { name: 'Category needs your attention' })).toBeTruthy()
  })
})
