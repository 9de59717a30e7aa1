import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '#app/shell/failures/failure.tsx'
import { NotFound } from '#app/shell/failures/not-found.tsx'
import { useConnection } from '#app/state/connection/connection.ts'
import { useSettings } from '#app/state/settings.ts'
import { UNVERIFIED_LIMITS, type UnverifiedLimit } from '#contract/accounts/unverified-limits.ts'
import { PROBLEMS, Problem, type ProblemCode } from '#contract/core/problem.ts'
import problems from '#locales/en/problems.json' with { type: 'json' }
import { renderShell } from '../render-shell.tsx'

const show = async (error: unknown) => {
  const reset = vi.fn()
  const page = await renderShell({ shell: false, screen: <Failure error={error} reset={reset} /> })
  const load = vi.spyOn(page.router, 'invalidate').mockResolvedValue(undefined)
  return { reset, load }
}

/** A text with the numbers of what an unverified account can post. */
const withLimits = (text: string) => text.replace(/\{\{(\w+), number\}\}/g, (_, limit: UnverifiedLimit) => UNVERIFIED_LIMITS[limit].toLocaleString('en'))

afterEach(() => {
  cleanup()
  useConnection.setState({ state: 'online', since: 1 })
})

describe('a failed screen', () => {
  it.each(Object.keys(PROBLEMS) as ProblemCode[])('says what happened: %s', async (code) => {
    await show(new Problem(code))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(problems[code].title)
    expect(screen.getByText(withLimits(problems[code].text))).toBeTruthy()
    expect(screen.getByText('Nothing you saved on this phone is lost.')).toBeTruthy()
  })

  it('calls whatever else was thrown a bug and shows nothing of it', async () => {
    await show(new TypeError('x is not a function'))
    expect(screen.getByRole('heading').textContent).toBe(problems.bug.title)
    expect(screen.getByRole('alert').textContent).not.toContain('x is not')
  })

  it('leads to who can be asked about its code', async () => {
    await show(new Problem('bug', { requestId: 'ab12' }))
    const code = screen.getByText(/Code for support: ab12/)
    expect(code.querySelector('a')?.getAttribute('href')).toBe('/contact')
  })

  it('is no dead end: what every phone holds is one tap away', async () => {
    await show(new Problem('offline'))
    expect(screen.getByRole('link', { name: 'See all events' }).getAttribute('href')).toBe('/events')
  })

  it('says without network that its part of the program is not on this phone, and what is', async () => {
    useConnection.setState({ state: 'offline', since: 1 })
    await show(new TypeError('Failed to fetch dynamically imported module'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(problems['not-on-phone'].title)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Without internet you can open')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/events', '/saved'])
  })

  it('says with data saver on that a screen is kept once it was opened', async () => {
    useSettings.setState({ dataSaver: true })
    await show(new Problem('not-on-phone'))
    expect(screen.getByText(/stays on this phone once you have opened it/)).toBeTruthy()
    useSettings.setState({ dataSaver: false })
  })

  it('says of a full phone that it is the phone that has no room', async () => {
    await show(new DOMException('The phone is full', 'QuotaExceededError'))
    expect(screen.getByRole('heading').textContent).toBe('This phone’s storage is full')
  })

  it('names the code that support asks for', async () => {
    await show(new Problem('bug', { requestId: 'ab12' }))
    expect(screen.getByText(/ab12/)).toBeTruthy()
  })

  it('loads again on a tap', async () => {
    const { load, reset } = await show(new Problem('bug'))
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(reset).toHaveBeenCalledTimes(1))
    expect(load).toHaveBeenCalledTimes(1)
  })
})

describe('an address that leads nowhere', () => {
  it('says so and leads on', async () => {
    await renderShell({ shell: false, screen: <NotFound /> })
    expect(screen.getByRole('heading').textContent).toBe('Page not found')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/search'])
  })

  it('says of a screen that comes later that it is not open yet', async () => {
    await renderShell({ at: '/cart', shell: false, screen: <NotFound /> })
    expect(screen.getByRole('heading').textContent).toBe('Not open yet')
  })
})
