import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { COMMAND_PRIORITY_NORMAL, KEY_DOWN_COMMAND } from 'lexical'
import { useEffect } from 'react'
import { $do, type TextAction } from './text-actions.ts'
import type { TextMarks } from './text-marks.ts'

/** By the key's place on the keyboard: with Shift or Alt its sign is another one. Bold, italic, underline, undo and redo are the library's own. */
const WITH_ALT: Record<string, TextAction> = { Digit2: 'h2', Digit3: 'h3', Digit4: 'h4' }
const WITH_SHIFT: Record<string, TextAction> = { Digit7: 'ol', Digit8: 'ul', Digit9: 'blockquote' }

interface Props {
  marks: TextMarks
  onLink: () => void
  /** Alt+F10, as in other editors: to the bar. */
  onBar: () => void
}

/** The shortcut keys for writers who do not use the bar. */
export function Shortcuts({ marks, onLink, onBar }: Props) {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          const run = runOf(event)
          if (!run) return false
          event.preventDefault()
          if (run === 'link') onLink()
          else if (run === 'bar') onBar()
          else $do(editor, run, marks)
          return true
        },
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor, marks, onLink, onBar],
  )
  return null
}

function runOf({ code, key, altKey, shiftKey, ctrlKey, metaKey, isComposing }: KeyboardEvent): TextAction | 'link' | 'bar' | undefined {
  if (isComposing) return undefined
  if (key === 'F10' && altKey) return 'bar'
  if (!ctrlKey && !metaKey) return undefined
  if (code === 'KeyK' && !altKey && !shiftKey) return 'link'
  if (altKey) return WITH_ALT[code]
  return shiftKey ? WITH_SHIFT[code] : undefined
}
