import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND, REMOVE_LIST_COMMAND } from '@lexical/list'
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import { $createParagraphNode, $getRoot, $getSelection, $isRangeSelection, FORMAT_TEXT_COMMAND, type LexicalEditor, REDO_COMMAND, UNDO_COMMAND } from 'lexical'
import type { BlockKind, TextMarks } from './text-marks.ts'

/** What a press on the bar does by itself. Links and pictures ask first. */
export type TextAction = 'bold' | 'italic' | 'underline' | Exclude<BlockKind, 'p'> | 'undo' | 'redo'

/** Does it at the caret, or at the end of a text that was not entered yet. What is so already is taken back. To be called where the editor is changed. */
export function $do(editor: LexicalEditor, action: TextAction, { block }: Pick<TextMarks, 'block'>): void {
  if (action === 'undo') return void editor.dispatchCommand(UNDO_COMMAND, undefined)
  if (action === 'redo') return void editor.dispatchCommand(REDO_COMMAND, undefined)
  $ensureCaret()
  if (action === 'bold' || action === 'italic' || action === 'underline') return void editor.dispatchCommand(FORMAT_TEXT_COMMAND, action)
  const isSo = block === action
  if (action === 'ul' || action === 'ol') {
    if (isSo) return void editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined)
    return void editor.dispatchCommand(action === 'ul' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND, undefined)
  }
  const selection = $getSelection()
  if ($isRangeSelection(selection)) {
    $setBlocksType(selection, () => (isSo ? $createParagraphNode() : $blockOf(action)))
  }
}

const $blockOf = (kind: 'h2' | 'h3' | 'h4' | 'blockquote') => (kind === 'blockquote' ? $createQuoteNode() : $createHeadingNode(kind))

/** A caret at the end, where there is none. */
export function $ensureCaret(): void {
  if (!$getSelection()) $getRoot().selectEnd()
}
