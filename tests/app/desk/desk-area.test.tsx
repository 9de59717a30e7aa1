import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DeskArea } from '#app/shell/desk/desk-area.tsx'
import { deskScreenAt } from '#app/shell/desk/desk-screen-at.tsx'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'
import { fakeService, refusal } from '../accounts/fake-service.ts'
import { signIn, signOff } from '../shell/signed-in.ts'
import { aPerson, inDialog, PERSON, press, type } from './people/a-person.tsx'

afterEach(() => {
  cleanup()
  act(signOff)
  vi.unstubAllGlobals()
})

/** The screen at an address under /desk/, with what stands around it. */
async function open(path: string, language: 'en' | 'bn' = 'en') {
  const found = deskScreenAt(path, {})
  if (!found) throw new Error(`no screen at ${path}`)
  renewTokensTo('token')
  const { screen: current, titleOf, content } = found
  return renderScreen(
    <DeskArea current={current} titleOf={titleOf}>
      {content}
    </DeskArea>,
    { at: '/saved', language },
  )
}

const ofDesk = (asked: { path: string }[]) => asked.filter(({ path }) => path.startsWith('/api/desk/'))

describe('a screen of the desk', () => {
  it.each(['people', 'people/moyna', 'objections', 'log', 'featured'])(
    'at %s is nothing to who is not of the staff, and the service is not asked',
    async (path) => {
      signIn()
      const asked = fakeService({})
      await open(path)
      expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
      expect(screen.queryByRole('navigation', { name: 'Desk' })).toBeNull()
      expect(ofDesk(asked)).toEqual([])
    },
  )

  it.each(['people', 'objections', 'log', 'featured'])('at %s asks visitors to log in', async (path) => {
    const asked = fakeService({})
    await open(path)
    expect(await screen.findByRole('link', { name: 'Log In' })).toBeTruthy()
    expect(ofDesk(asked)).toEqual([])
  })

  it.each([
    ['people', 'People'],
    ['people/moyna', 'People'],
    ['objections', 'Objections'],
    ['log', 'Log'],
    ['featured', 'Featured'],
  ])('at %s is marked in the menu as %s', async (path, name) => {
    signIn({ is_staff: true })
    fakeService({})
    await open(path)
    const menu = await screen.findByRole('navigation', { name: 'Desk' })
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toContain(name)
  })

  it.each(
    ['', 'authors', 'cases', 'disputes', 'bookings', 'late', 'licences', 'featured', 'figures', 'people', 'objections', 'orders', 'approvals', 'log'].flatMap(
      (path) => [[path, 'en'] as const, [path, 'bn'] as const],
    ),
  )('at "%s" in %s is called in the tab as its heading says', async (path, language) => {
    signIn({ is_staff: true })
    fakeService({})
    await open(path, language)
    await screen.findByRole('navigation', { name: language === 'en' ? 'Desk' : 'ডেস্ক' })
    const heading = await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(document.title).toContain(heading.textContent))
  })

  it('opens an account by a name with a sign of addresses', () => {
    const found = deskScreenAt('people/deleted#12', {})
    expect(found?.screen).toBe('people')
    expect(deskScreenAt('people/a/b', {})).toBeUndefined()
  })

  it('asks for the password by itself where the service wants it', async () => {
    signIn({ is_staff: true })
    let isProven = false
    fakeService({
      [PERSON]: { body: aPerson() },
      [`${PERSON}lock/`]: () => (isProven ? { body: aPerson({ locked_at: '2026-11-21T06:00:00.000Z' }) } : refusal('password-needed', 403)),
      '/api/account/prove/': () => {
        isProven = true
        return { body: { ok: true } }
      },
    })
    await open('people/moyna')
    await press(/^Lock/)
    const dialog = await inDialog()
    type(dialog.getByLabelText('Reason'), 'Sold false tickets')
    fireEvent.click(dialog.getByRole('button', { name: 'Lock' }))
    await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(2))
    const proof = await inDialog()
    type(proof.getByLabelText('Password'), 'the right one')
    fireEvent.click(proof.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('button', { name: 'Unlock' })).toBeTruthy()
  })
})
