import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DeskFrame } from '#app/features/desk/parts/desk-frame.tsx'
import { Overview } from '#app/features/desk/screens/overview.tsx'
import type { DeskQueue } from '#contract/desk/desk.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../events/own/a-seller.tsx'

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const show = (language: 'en' | 'bn' = 'en') => renderScreen(<Overview />, { at: '/saved', language })
const answer = (...queues: DeskQueue[]) => fakeService({ '/api/desk/': { body: { queues } } })

beforeEach(() => void signInSeller())
afterEach(signOffSeller)

describe('the desk', () => {
  it('shows every queue with its count and the age of its oldest, what has waited longest first', async () => {
    answer({ name: 'authors', total: 2, oldest_at: ago(3) }, { name: 'support', total: 1, oldest_at: ago(50) })
    await show()
    const rows = await screen.findAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual(['Messages to supportOldest: 2 days ago1', 'Requests to writeOldest: 3 hours ago2'])
    expect(screen.getByRole('status').textContent).toBe('3 waiting')
    expect(
      within(rows[1] as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/desk/authors')
  })

  it.each([
    ['en', 'Trade licences'],
    ['bn', 'ট্রেড লাইসেন্স'],
  ] as const)('leads to trade licences that wait: %s', async (language, name) => {
    answer({ name: 'licences', total: 4, oldest_at: ago(3) })
    await show(language)
    const queue = await screen.findByRole('link', { name: new RegExp(name) })
    expect(new URL((queue as HTMLAnchorElement).href).pathname).toMatch(/\/desk\/licences$/)
  })

  it('says so when nothing waits, in Bangla too', async () => {
    answer({ name: 'authors', total: 0, oldest_at: null }, { name: 'support', total: 0, oldest_at: null })
    await show('bn')
    expect((await screen.findByRole('status')).textContent).not.toBe('')
    expect(await screen.findByText('কিছুই অপেক্ষায় নেই।')).toBeTruthy()
  })

  it('says that it needs the network, and offers another try', async () => {
    fakeService({ '/api/desk/': refusal('busy', 503) })
    await show()
    expect((await screen.findByRole('alert')).textContent).toContain('Retry')
  })

  it('has a menu that marks the open screen', async () => {
    await renderScreen(<DeskFrame current="figures">inside</DeskFrame>, { at: '/saved', language: 'en' })
    const menu = await screen.findByRole('navigation', { name: 'Desk' })
    expect(within(menu).getByRole('link', { name: 'Figures' }).getAttribute('aria-current')).toBe('page')
    expect(within(menu).getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBeNull()
  })
})
