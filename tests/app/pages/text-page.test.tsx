import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { TextPage } from '#app/features/pages/text-page.tsx'
import type { TextPage as Page, PagePart } from '#contract/pages.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

const p = (...inside: PagePart[]): PagePart => ({ tag: 'p', inside })
const QUESTION: PagePart = { tag: 'details', inside: [{ tag: 'summary', inside: ['How?'] }, p('So.'), p('And so.')] }
const HELP: Page = {
  name: 'help',
  en: [
    p('Write to ', { tag: 'a', href: 'mailto:help@market.example', inside: ['us'] }, ' or see ', { tag: 'a', href: '/terms', inside: ['Terms'] }),
    { tag: 'h2', inside: ['<b>Bold</b> & Sons'] },
    {
      tag: 'ul',
      inside: [
        { tag: 'li', inside: ['one'] },
        { tag: 'li', inside: [{ tag: 'strong', inside: ['two'] }] },
      ],
    },
    QUESTION,
  ],
  bn: [{ tag: 'h2', inside: ['টিকিট'] }],
}

afterEach(cleanup)

describe('a page of text', () => {
  it('has its title as the one heading of the first level, and its sections below it', async () => {
    await renderScreen(<TextPage answer={fresh(HELP)} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Help')
    expect(document.title).toBe('Help · Hatkhola')
    expect(screen.getAllByRole('listitem').map((item) => item.innerHTML)).toEqual(['one', '<strong>two</strong>'])
  })

  it('shows markup in its words as words', async () => {
    await renderScreen(<TextPage answer={fresh(HELP)} />)
    const heading = screen.getByRole('heading', { level: 2 })
    expect(heading.textContent).toBe('<b>Bold</b> & Sons')
    expect(heading.querySelector('b')).toBeNull()
  })

  it('is there in the other language with the same answer', async () => {
    await renderScreen(<TextPage answer={fresh(HELP)} />, { language: 'bn' })
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['সাহায্য', 'টিকিট'])
  })

  it('leads to other pages inside the app, and to email and phone outside', async () => {
    const { router } = await renderScreen(<TextPage answer={fresh(HELP)} />)
    expect(screen.getByRole('link', { name: 'us' }).getAttribute('href')).toBe('mailto:help@market.example')
    const terms = screen.getByRole('link', { name: 'Terms' })
    expect(terms.getAttribute('href')).toBe('/terms')
    fireEvent.click(terms)
    await expect.poll(() => router.state.location.pathname).toBe('/terms')
  })

  it('opens an answer at its question, and has the whole answer in the page before', async () => {
    await renderScreen(<TextPage answer={fresh(HELP)} />)
    const question = screen.getByText('How?').closest('details')!
    expect(question.open).toBe(false)
    expect([...question.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['So.', 'And so.'])
    expect(within(question.querySelector('summary')!).getByText('How?')).toBeTruthy()
  })

  it('says how old it is where the phone kept it', async () => {
    const old = { ...fresh(HELP), from: 'device' as const, fetchedAt: new Date(Date.now() - 3.5 * 3_600_000).toISOString() }
    await renderScreen(<TextPage answer={old} />)
    expect(await screen.findByText('Showing saved copy · 3 hours ago')).toBeTruthy()
  })
})
