import { act, cleanup, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as cleaner from '#app/ui/text/purify.ts'
import { RichHtml } from '#app/ui/text/rich-html.tsx'
import { renderScreen } from '#tests/support/phone/render.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('text with markup', () => {
  it('that the server wrote stays the very same element, and is not cleaned again', async () => {
    const purify = vi.spyOn(cleaner, 'purify')
    const page = document.createElement('div')
    page.innerHTML = renderToString(<RichHtml html="<p>Hear <b>this</b></p>" />)
    const written = page.querySelector('b')
    const complaints = vi.spyOn(console, 'error').mockReturnValue()
    await act(async () => void hydrateRoot(page, <RichHtml html="<p>Hear <b>this</b></p>" />))
    expect(page.querySelector('b')).toBe(written)
    expect(written).not.toBeNull()
    expect(purify).not.toHaveBeenCalled()
    expect(complaints).not.toHaveBeenCalled()
  })

  it('that comes later is plain text until it is cleaned, and then only what the cleaner gave', async () => {
    vi.spyOn(cleaner, 'purify').mockImplementation((html) => html.replace(/<script>.*<\/script>/, '') as unknown as TrustedHTML)
    const { container } = await renderScreen(<RichHtml html="<p>Hear <b>this</b><script>alert(1)</script></p>" />)
    expect(container.querySelector('.rich')?.textContent).toContain('Hear this')
    expect(await screen.findByText('this', { selector: 'b' })).toBeTruthy()
    expect(container.querySelector('script')).toBeNull()
  })

  it('stays plain text, with its words, when the cleaner cannot be had', async () => {
    vi.spyOn(cleaner, 'purify').mockImplementation(() => {
      throw new Error('no cleaner')
    })
    const { container } = await renderScreen(<RichHtml html="<p>Hear <b>this</b></p>" />)
    await act(async () => undefined)
    expect(container.querySelector('.rich')?.textContent).toBe('Hear this')
    expect(container.querySelector('b')).toBeNull()
  })
})
