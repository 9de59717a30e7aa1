import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FaqCalls, FaqList } from '#app/faqs/faq-calls.ts'
import { FaqEditor } from '#app/faqs/faq-editor.tsx'
import { useSession } from '#app/state/session/session.ts'
import { Problem } from '#contract/core/problem.ts'
import { FAQ_LIMITS, type Faq } from '#contract/faqs/faqs.ts'
import { dropPrivateStores } from '#device/private-store.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

interface Stall extends FaqList {
  stall_id: number
}

const TWO = [
  { question: 'Do you pack gifts?', answer: 'Yes' },
  { question: 'Open on Friday?', answer: 'No' },
]
const aStall = (over: Partial<Stall> = {}): Stall => ({ stall_id: 7, faqs: TWO, version: 3, ...over })

/** The questions of a stall, which no part of the app knows. */
const stalls = (there = aStall()) =>
  ({
    draftOf: (stall_id) => `stall questions ${stall_id}`,
    load: vi.fn(async () => ({ address: '/stalls/7', value: there, etag: null, fetchedAt: new Date().toISOString(), from: 'network' as const })),
    save: vi.fn(async (_: number, { faqs, version }: FaqList) => aStall({ faqs, version: version + 1 })),
  }) satisfies FaqCalls<Stall>

function Screen({ calls, stall, defaults }: { calls: FaqCalls<Stall>; stall: Stall; defaults: readonly Faq[] }) {
  const [list, setList] = useState(stall)
  return (
    <>
      <p>Version {list.version}</p>
      <FaqEditor calls={calls} subject={7} list={list} defaults={defaults} onSaved={setList} />
    </>
  )
}
const show = (calls: FaqCalls<Stall>, stall = aStall(), { defaults = [] as Faq[], language = 'en' as 'en' | 'bn' } = {}) =>
  renderScreen(<Screen calls={calls} stall={stall} defaults={defaults} />, { language })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

beforeEach(() => {
  useSession.setState({ account: { id: 62, username: 'mina', email: 'm@mail.example' }, token: 'token-1' })
})
afterEach(async () => {
  cleanup()
  await dropPrivateStores({})
  useSession.setState({ account: null, token: null })
})

describe('the questions of a noun that the app does not know', () => {
  it('are saved as a whole, with the version they began with', async () => {
    const calls = stalls()
    await show(calls)
    await press('Move question 2 up')
    await press('Save questions')
    await waitFor(() => expect(calls.save).toHaveBeenCalledWith(7, { faqs: [TWO[1], TWO[0]], version: 3 }))
    expect(await screen.findByText('Version 4')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save questions' })).toBeNull()
  })

  it('begin empty where the noun has none of its own, and with those where it has', async () => {
    await show(stalls(), aStall({ faqs: [] }))
    expect(screen.queryByText('These are shown until you write your own')).toBeNull()
    expect(screen.getByRole('button', { name: 'Write your own' })).toBeTruthy()
    cleanup()
    await show(stalls(), aStall({ faqs: [] }), { defaults: TWO })
    await press('Start with these')
    expect(typed('Question 2').value).toBe('Open on Friday?')
  })

  it('are no more than a list may hold', async () => {
    await show(stalls(), aStall({ faqs: Array.from({ length: FAQ_LIMITS.most }, (_, at) => ({ question: `Why ${at}?`, answer: 'So' })) }))
    expect(screen.getByText('No more than 30 questions')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add a question' })).toBeNull()
  })

  it('show both versions where they were changed elsewhere, and keep the own one', async () => {
    const calls = stalls(aStall({ faqs: [{ question: 'Theirs?', answer: 'Yes' }], version: 9 }))
    calls.save.mockRejectedValueOnce(new Problem('stale'))
    await show(calls)
    await press('Remove question 2')
    await press('Save questions')
    expect(await screen.findByText(/Theirs\?/)).toBeTruthy()
    await press('Keep mine')
    await waitFor(() => expect(calls.save).toHaveBeenLastCalledWith(7, { faqs: [TWO[0]], version: 9 }))
  })

  it('stay on this phone while there is no network, and say so', async () => {
    const calls = stalls()
    calls.save.mockRejectedValueOnce(new Problem('offline'))
    await show(calls)
    fireEvent.change(typed('Question 1'), { target: { value: 'Do you wrap gifts?' } })
    await press('Save questions')
    expect((await screen.findByRole('alert')).textContent).toContain('what you typed stays on this phone')
    cleanup()
    await show(calls)
    expect(await screen.findByText('From earlier, not saved yet')).toBeTruthy()
    expect(typed('Question 1').value).toBe('Do you wrap gifts?')
    await press('Discard')
    expect(typed('Question 1').value).toBe('Do you pack gifts?')
  })

  it('are edited in Bangla', async () => {
    await show(stalls(), aStall(), { language: 'bn' })
    expect(await screen.findByLabelText('১ নম্বর প্রশ্ন')).toBeTruthy()
  })
})
