import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { casesPath, readCasesFilter } from '#app/features/desk/cases/cases-filter.ts'
import { readyReasons } from '#app/features/desk/cases/ready-reasons.ts'
import { Cases } from '#app/features/desk/cases/screens/cases.tsx'
import { CASE_KINDS } from '#contract/cases/case-kinds.ts'
import type { CaseRow, DeskCase } from '#contract/desk/cases.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'

const LIST = '/api/desk/cases/'
const aRow = (over: Partial<CaseRow> = {}): CaseRow => ({
  id: 5,
  kind: 'comment',
  subject: 50,
  state: 'open',
  title: 'Boats of Barishal',
  first_words: 'Buy here',
  opened_at: '2026-01-16T00:00:00.000Z',
  decided_at: null,
  report_count: 1,
  held_reason: 'links',
  ...over,
})
const aCase = (over: Partial<DeskCase> = {}): DeskCase => ({
  ...{ id: 5, kind: 'comment', subject: 50, state: 'open', title: 'Boats of Barishal', opened_at: '2026-01-16T00:00:00.000Z', decided_at: null },
  ...{ report_count: 1, held_reason: 'links', text: '<b>Buy</b> here http://spam.example', author: 'Moyna', username: null, path: '/blogs/12' },
  ...{ written_at: '2026-01-15T00:00:00.000Z', picture: null, is_removed: false, is_gone: false, earlier: { subject: 1, owner: null }, decided: null },
  reports: [{ reason: 'spam', note: 'He does this everywhere', at: '2026-01-16T00:00:00.000Z' }],
  decisions: ['keep', 'remove'],
  ...over,
})
const page = (...results: object[]) => ({ body: { results, next_cursor: null, total: results.length } })
const show = (id?: number, language: 'en' | 'bn' = 'en') => renderScreen(<Cases search={{}} id={id} />, { at: '/saved', language })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => void signInSeller())
afterEach(signOffSeller)

describe('a case', () => {
  it('says who wrote what where, why it is held, what readers say of it, and what was before', async () => {
    fakeService({ [LIST]: page(aRow()), [`${LIST}5/`]: { body: aCase() } })
    await show(5)
    const article = await screen.findByRole('article')
    for (const words of [
      'Moyna',
      'without an account',
      '<b>Buy</b> here http://spam.example',
      'Held: it has links',
      '1 report',
      'He does this everywhere',
      '1 other case about it',
    ])
      expect(article.textContent).toContain(words)
    expect(within(article).getByRole('link', { name: 'Open its page' }).getAttribute('href')).toBe('/blogs/12')
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Boats of Barishal'))
  })

  it('is decided by a digit that chooses a reason, and the button that it leads to', async () => {
    const asked = fakeService({
      [LIST]: page(aRow()),
      [`${LIST}5/`]: { body: aCase() },
      [`${LIST}5/decide/`]: { body: aCase({ state: 'removed', decisions: [] }) },
    })
    await show(5)
    await screen.findByRole('article')
    fireEvent.keyDown(document.body, { key: '3' })
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason for the decision').value).toBe('Advertising or spam')
    expect(document.activeElement?.textContent).toBe('Remove')
    expect(asked).toHaveLength(2)
    fireEvent.click(document.activeElement as HTMLElement)
    await waitFor(() => expect(asked.find(({ path }) => path === `${LIST}5/decide/`)?.body).toEqual({ decision: 'remove', reason: 'Advertising or spam' }))
    expect(await screen.findByText('Removed. No more cases in this list.')).toBeTruthy()
  })

  it('is not decided without a reason, and no key of a field is a decision', async () => {
    const asked = fakeService({ [LIST]: page(aRow()), [`${LIST}5/`]: { body: aCase() } })
    await show(5)
    await press('Keep')
    const field = screen.getByLabelText<HTMLTextAreaElement>('Reason for the decision')
    expect([document.activeElement, field.getAttribute('aria-invalid')]).toEqual([field, 'true'])
    fireEvent.keyDown(field, { key: '3' })
    expect([field.value, asked.length]).toEqual(['', 2])
  })

  it('that another member of staff has decided says so, and shows what was decided', async () => {
    const decided = { at: '2026-01-17T00:00:00.000Z', by: 'nadia', reason: 'Nothing wrong' }
    let isDecided = false
    fakeService({
      [LIST]: page(aRow()),
      [`${LIST}5/`]: () => ({ body: isDecided ? aCase({ state: 'kept', decided, decisions: [] }) : aCase() }),
      [`${LIST}5/decide/`]: () => {
        isDecided = true
        return refusal('bad-state', 409)
      },
    })
    await show(5)
    await press(/1.*Nothing against the rules/)
    await press('Keep')
    expect(await screen.findByText('Nothing wrong')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull()
  })

  it('of a review has its pictures only when staff ask for them, in their own name', async () => {
    const asked = fakeService({ [LIST]: page(), [`${LIST}5/`]: { body: aCase({ kind: 'review', pictures: [7, 8] }) } })
    await show(5)
    const [first] = await screen.findAllByRole('button', { name: 'Show picture' })
    expect(asked.some(({ path }) => path.includes('picture'))).toBe(false)
    fireEvent.click(first as HTMLElement)
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/reviews/50/pictures/7/'))
  })

  it('of a message has its picture only when staff ask for it', async () => {
    const asked = fakeService({ [LIST]: page(), [`${LIST}5/`]: { body: aCase({ kind: 'message', picture: '/api/conversation_message/50/picture/' }) } })
    await show(5)
    expect(await screen.findByRole('button', { name: 'Show picture' })).toBeTruthy()
    expect(asked.some(({ path }) => path.includes('picture'))).toBe(false)
  })
})

describe('the list of cases', () => {
  it('may be empty, out of reach, and in Bangla', async () => {
    fakeService({ [LIST]: page() })
    await show()
    expect(await screen.findByText('No cases waiting.')).toBeTruthy()
    cleanup()
    fakeService({ [LIST]: 'offline' })
    await show()
    expect((await screen.findByRole('alert')).textContent).toContain('The desk needs internet.')
    cleanup()
    fakeService({ [LIST]: page(aRow()) })
    await show(undefined, 'bn')
    expect(await screen.findByText('১টি কেস অপেক্ষায়')).toBeTruthy()
  })

  it('has its filter in the address', () => {
    expect(casesPath({ kind: 'job', state: 'closed' }, 7)).toBe('/desk/cases/7?kind=job&state=closed')
    expect(readCasesFilter({ kind: 'job', state: 'closed' })).toEqual({ kind: 'job', state: 'closed' })
    expect(readCasesFilter({ kind: 'boat', state: 'old' })).toEqual({ kind: undefined, state: 'open' })
  })

  it('offers no more reasons than there are digits', () => {
    for (const kind of CASE_KINDS) expect(readyReasons(kind, ['keep', 'remove']).length).toBeLessThanOrEqual(9)
    expect(readyReasons('job', ['keep', 'remove']).map(({ text }) => text)).toContain('reasons.documents')
  })
})
