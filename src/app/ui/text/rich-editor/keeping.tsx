import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { BLUR_COMMAND, COMMAND_PRIORITY_LOW } from 'lexical'
import { useEffect, useEffectEvent, useRef } from 'react'
import { RICH_TEXT_LIMITS } from '#contract/rich-text.ts'
import { $htmlOfText } from './html-of-text.ts'
import { isSameMarkup, LOADED_TAG, loadText } from './load-text.ts'

/** A pause in typing so long is taken for the moment to hand the text on: making markup of a long one at every stroke would be felt. */
const PAUSE_MS = 150
/** What was handed on comes back as a property, maybe after something newer was: then it is no wish to put the older text in. */
const ECHO_MS = 1000

interface Props {
  html: string
  state: string
  onChange: (html: string, state: string) => void
}

interface Given {
  html: string
  at: number
}

/** Puts the given text into the editor, and hands on what is written: after a pause, and at once when the editor or the page is left. */
export function Keeping({ html, state, onChange }: Props) {
  const [editor] = useLexicalComposerContext()
  const given = useRef<Given[]>([])
  const handOn = useEffectEvent(onChange)

  useEffect(() => {
    const now = Date.now()
    const isEcho = given.current.some((one, at) => (at === 0 || now - one.at < ECHO_MS) && isSameMarkup(one.html, html))
    if (isEcho) return
    given.current = [{ html, at: now }]
    loadText(editor, { html, state })
  }, [editor, html, state])

  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const hand = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      const written = editor.read($htmlOfText)
      if (written === given.current[0]?.html) return
      given.current = [{ html: written, at: Date.now() }, ...given.current].slice(0, 8)
      handOn(written, written === '' ? '' : shortEnough(JSON.stringify(editor.getEditorState())))
    }
    const stops = [
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
        if (tags.has(LOADED_TAG) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return
        clearTimeout(timer)
        timer = setTimeout(hand, PAUSE_MS)
      }),
      editor.registerCommand(
        BLUR_COMMAND,
        () => {
          hand()
          return false
        },
        COMMAND_PRIORITY_LOW,
      ),
    ]
    // Runs before the listeners that keep drafts hear the same event.
    addEventListener('pagehide', hand, { signal: leaving.signal, capture: true })
    document.addEventListener('visibilitychange', hand, { signal: leaving.signal, capture: true })
    return () => {
      hand()
      leaving.abort()
      for (const stop of stops) stop()
    }
  }, [editor])
  return null
}

/** A state that the service would refuse is left out: the markup holds all that a reader sees. */
const shortEnough = (state: string): string => (state.length > RICH_TEXT_LIMITS.bytes ? '' : state)
