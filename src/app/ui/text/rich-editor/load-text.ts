import { $createParagraphNode, $getRoot, CLEAR_HISTORY_COMMAND, type EditorState, HISTORY_MERGE_TAG, type LexicalEditor, SKIP_DOM_SELECTION_TAG } from 'lexical'
import { composed } from '#contract/core/one-form.ts'
import { cleanMarkup } from './clean-markup.ts'
import { $htmlOfText } from './html-of-text.ts'
import { isWebLink } from './links.ts'
import { $blocksOf } from './read-markup.ts'

/** On updates that put a whole text in: the user did not write that just now, and nothing leads back before it. */
export const LOADED_TAG = HISTORY_MERGE_TAG

/** Puts a text in, in place of what is there; it cannot be undone. The markup is what readers see: where the state says something else, the markup wins. */
export function loadText(editor: LexicalEditor, { html, state }: { html: string; state: string }): void {
  editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined)
  const kept = state === '' ? undefined : stateOf(editor, state)
  if (kept && isSameMarkup(kept.read($htmlOfText, { editor }), html)) {
    editor.setEditorState(kept, { tag: LOADED_TAG })
    return
  }
  const dom = cleanMarkup(html)
  editor.update(
    () => {
      const blocks = $blocksOf(dom)
      $getRoot()
        .clear()
        .append(...(blocks.length > 0 ? blocks : [$createParagraphNode()]))
    },
    { tag: [LOADED_TAG, SKIP_DOM_SELECTION_TAG], discrete: true },
  )
}

/** Undefined where another version wrote it, or it is not an editor state: then the markup is all there is. */
function stateOf(editor: LexicalEditor, state: string): EditorState | undefined {
  try {
    const parsed = editor.parseEditorState(JSON.parse(state, plain))
    return parsed.isEmpty() ? undefined : parsed
  } catch {
    return undefined
  }
}

/**
 * What the library would put into the page as it stands, and no text of ours has: styles, which lay words over the form or fetch from anywhere,
 * and where a link opens.
 */
const NOT_OURS = ['style', 'textStyle', 'target', 'rel', 'title']

/** @throws where a link leads anywhere but to the web: the whole state counts as broken then. */
function plain(key: string, value: unknown): unknown {
  if (key === 'url' && !(typeof value === 'string' && isWebLink(value))) throw new TypeError('no link of ours')
  return NOT_OURS.includes(key) ? '' : value
}

/** The service writes the same in its own hand: tags without content end in a slash, links say whose they are. */
const canonical = (html: string): string =>
  composed(html)
    .replace(/ rel="[^"]*"/g, '')
    .replace(/ \/>/g, '>')
    .replaceAll('&quot;', '"')

export const isSameMarkup = (one: string, other: string): boolean => canonical(one) === canonical(other)
