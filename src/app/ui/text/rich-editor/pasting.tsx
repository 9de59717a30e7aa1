import { $toggleLink } from '@lexical/link'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import { mergeRegister } from '@lexical/utils'
import {
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  DROP_COMMAND,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  PASTE_COMMAND,
} from 'lexical'
import { useEffect } from 'react'
import { webAddress } from '#contract/core/form-values.ts'
import { RICH_TEXT_LIMITS } from '#contract/rich-text.ts'
import { cleanMarkup } from './clean-markup.ts'
import { $htmlOfText } from './html-of-text.ts'
import { $blocksOf } from './read-markup.ts'
import { tooManyBytes } from './text-limit.ts'

/** Markup of so many signs is not even looked at: it would hold up a phone for seconds. */
const MOST_PASTED = 8 * RICH_TEXT_LIMITS.bytes

interface Props {
  onPictureFile: (file: File) => void
  /** What was to come in is too much. Gets the text, which stays as it was. */
  onTooMuch: (html: string) => void
}

/**
 * What is pasted or dropped comes in by this door alone, as markup or plain text: never by the library's own, which reads styles and whatever
 * another page put into the clipboard in its name.
 */
export function Pasting({ onPictureFile, onTooMuch }: Props) {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    const take = (data: DataTransfer | null): boolean => {
      if (!data) return false
      const picture = [...data.files].find(({ type }) => type.startsWith('image/'))
      // A page's picture comes with markup, a word processor's text with a picture of itself: words come first.
      const html = data.getData('text/html')
      const text = data.getData('text/plain')
      if (picture && !text) onPictureFile(picture)
      else if (!insertPasted(editor, { html, text })) onTooMuch(editor.read($htmlOfText))
      return true
    }
    return mergeRegister(
      editor.registerCommand(PASTE_COMMAND, (event) => 'clipboardData' in event && takeEvent(event, take(event.clipboardData)), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(
        CONTROLLED_TEXT_INSERTION_COMMAND,
        (event) => typeof event !== 'string' && event.dataTransfer !== null && takeEvent(event, take(event.dataTransfer)),
        COMMAND_PRIORITY_HIGH,
      ),
      // A drop of words is left to the browser, which tells the place by the event above; files it would open instead of the page.
      editor.registerCommand(
        DROP_COMMAND,
        (event) => Boolean(event.dataTransfer?.files.length) && takeEvent(event, take(event.dataTransfer)),
        COMMAND_PRIORITY_HIGH,
      ),
      editor.registerCommand(DRAG_DROP_PASTE, () => true, COMMAND_PRIORITY_HIGH),
    )
  }, [editor, onPictureFile, onTooMuch])
  return null
}

function takeEvent(event: Event, taken: boolean): boolean {
  if (taken) event.preventDefault()
  return taken
}

/** @returns false where it is too much for one text; nothing has changed then. */
function insertPasted(editor: LexicalEditor, { html, text }: { html: string; text: string }): boolean {
  if (html.length > MOST_PASTED || text.length > RICH_TEXT_LIMITS.bytes) return false
  const dom = html === '' ? undefined : cleanMarkup(html)
  const before = editor.getEditorState()
  editor.update(
    () => {
      const selection = $getSelection()
      const address = webAddress(text)
      if (address && $isRangeSelection(selection) && !selection.isCollapsed()) return $toggleLink(address, { rel: null })
      const blocks = dom ? $blocksOf(dom) : []
      if (blocks.length === 0) return $isRangeSelection(selection) ? selection.insertRawText(text) : undefined
      $insertNodes($pieces(blocks))
    },
    { discrete: true },
  )
  const fits = tooManyBytes(editor.read($htmlOfText)) === 0
  if (!fits) editor.setEditorState(before)
  return fits
}

/** One paragraph alone comes in as words: the line it is put into stays one. */
const $pieces = (blocks: ElementNode[]): LexicalNode[] => {
  const [only, ...more] = blocks
  return only && more.length === 0 && only.getType() === 'paragraph' ? only.getChildren() : blocks
}
