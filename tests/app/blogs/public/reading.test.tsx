import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ReadAloud } from '#app/features/blogs/public/parts/read-aloud.tsx'
import { piecesOf, spokenParts } from '#app/features/blogs/public/reading/spoken-parts.ts'
import { voiceFor } from '#app/features/blogs/public/reading/voice.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'name'>
const voice = (lang: string, localService = true): SpeechSynthesisVoice => ({ lang, localService, name: lang }) satisfies Voice as SpeechSynthesisVoice

/** A phone that speaks when it is told to go on. */
function fakeSpeech(voices: SpeechSynthesisVoice[]) {
  const said: { text: string; onend?: () => void; onerror?: (event: { error: string }) => void }[] = []
  const speech = Object.assign(new EventTarget(), { getVoices: () => voices, speak: (one: (typeof said)[number]) => void said.push(one), cancel: vi.fn() })
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  return { said, speech, last: () => said.at(-1)! }
}

const TEXT = (
  <div id="article-text">
    <h2>Boats</h2>
    <p>They go. They come.</p>
    <ul>
      <li>Nets</li>
    </ul>
  </div>
)
const show = (language: 'en' | 'bn' = 'en') =>
  renderScreen(
    <>
      <ReadAloud language={language} />
      {TEXT}
    </>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => vi.unstubAllGlobals())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('what is read', () => {
  it('is every paragraph once, in the order of the text', () => {
    const text = document.createElement('div')
    text.innerHTML = '<h2>One</h2><blockquote><p>Two</p></blockquote><ul><li>Three</li><li> </li></ul><p>Four\n five</p>'
    expect(spokenParts(text).map((part) => part.text)).toEqual(['One', 'Two', 'Three', 'Four five'])
  })

  it('comes in pieces that no browser cuts off, whole sentences where that can be', () => {
    const sentence = 'নদী বয়ে যায় আর মাঝি গান গায়।'
    const pieces = piecesOf(Array.from({ length: 20 }, () => sentence).join(' '))
    expect(pieces.length).toBeGreaterThan(1)
    for (const piece of pieces) {
      expect(piece.length).toBeLessThanOrEqual(200)
      expect(piece.endsWith('।')).toBe(true)
    }
    expect(piecesOf('word '.repeat(100).trim()).every((piece) => piece.length <= 200)).toBe(true)
    expect(piecesOf('')).toEqual([])
  })

  it('is read by a voice of its language: one that needs no network, and from here', () => {
    expect(voiceFor([voice('en-US')], 'bn')).toBeUndefined()
    expect(voiceFor([voice('bn-BD', false), voice('bn-IN')], 'bn')?.lang).toBe('bn-IN')
    expect(voiceFor([voice('bn_IN'), voice('bn_BD')], 'bn')?.lang).toBe('bn_BD')
  })
})

describe('reading aloud', () => {
  it('is not offered without a voice of the language, and as soon as there is one', async () => {
    const voices = [voice('en-GB')]
    const { speech } = fakeSpeech(voices)
    await show('bn')
    expect(screen.queryByRole('button')).toBeNull()
    voices.push(voice('bn-BD'))
    act(() => void speech.dispatchEvent(new Event('voiceschanged')))
    expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy()
  })

  it('is not offered by a browser that cannot', async () => {
    await show()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('goes from paragraph to paragraph, shows where it is, and ends by itself', async () => {
    const { said, last } = fakeSpeech([voice('en-GB')])
    await show()
    press('Read aloud')
    expect(document.querySelector('.bg-sunken')?.textContent).toBe('Boats')
    act(() => last().onend?.())
    expect(document.querySelector('.bg-sunken')?.textContent).toBe('They go. They come.')
    act(() => last().onend?.())
    act(() => last().onend?.())
    expect(said.map(({ text }) => text)).toEqual(['Boats', 'They go. They come.', 'Nets'])
    expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy()
    expect(document.querySelector('.bg-sunken')).toBeNull()
  })

  it('goes on where it was paused, and from the start after it was stopped', async () => {
    const { said, last } = fakeSpeech([voice('en-GB')])
    await show()
    press('Read aloud')
    act(() => last().onend?.())
    const given = last()
    press('Pause')
    // What the browser says of words that were given up changes nothing.
    act(() => given.onend?.())
    press('Continue')
    press('Stop')
    press('Read aloud')
    expect(said.map(({ text }) => text)).toEqual(['Boats', 'They go. They come.', 'They go. They come.', 'Boats'])
  })

  it('ends when the reader leaves', async () => {
    const { speech } = fakeSpeech([voice('en-GB')])
    const { unmount } = await show()
    press('Read aloud')
    speech.cancel.mockClear()
    unmount()
    expect(speech.cancel).toHaveBeenCalled()
  })

  it.each([
    ['network', 'This voice needs the internet.'],
    ['synthesis-failed', 'Your phone could not read this aloud.'],
  ])('says what went wrong, and can be tried again there: %s', async (error, words) => {
    const { said, last } = fakeSpeech([voice('en-GB', false)])
    await show()
    press('Read aloud')
    act(() => last().onend?.())
    act(() => last().onerror?.({ error }))
    expect(screen.getByRole('alert').textContent).toContain(words)
    press('Continue')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(said.at(-1)?.text).toBe('They go. They come.')
  })
})
