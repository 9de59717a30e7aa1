import { $isLinkNode, type LinkNode } from '@lexical/link'
import { $isListNode, type ListNode } from '@lexical/list'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import { $findMatchingParent, mergeRegister } from '@lexical/utils'
import {
  $getSelection,
  $isNodeSelection,
  $isRangeSelection,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  type LexicalNode,
  SELECTION_CHANGE_COMMAND,
} from 'lexical'
import { useEffect, useState } from 'react'
import { $isPictureNode, type PictureNode } from './picture-node.ts'

export type BlockKind = 'p' | 'h2' | 'h3' | 'h4' | 'ul' | 'ol' | 'blockquote'

/** What the words at the caret are. */
export interface TextMarks {
  bold: boolean
  italic: boolean
  underline: boolean
  block: BlockKind
  isLink: boolean
  canUndo: boolean
  canRedo: boolean
}

const NONE: TextMarks = { bold: false, italic: false, underline: false, block: 'p', isLink: false, canUndo: false, canRedo: false }

/** Follows the caret. */
export function useTextMarks(): TextMarks {
  const [editor] = useLexicalComposerContext()
  const [marks, setMarks] = useState(NONE)
  useEffect(() => {
    /** @returns false: others hear of it too. */
    const put = (change: Partial<TextMarks>): false => {
      setMarks((before) => (isWithin(change, before) ? before : { ...before, ...change }))
      return false
    }
    const check = () => put(editor.getEditorState().read($marksHere))
    return mergeRegister(
      editor.registerUpdateListener(check),
      editor.registerCommand(SELECTION_CHANGE_COMMAND, () => put($marksHere()), COMMAND_PRIORITY_LOW),
      editor.registerCommand(CAN_UNDO_COMMAND, (canUndo) => put({ canUndo }), COMMAND_PRIORITY_LOW),
      editor.registerCommand(CAN_REDO_COMMAND, (canRedo) => put({ canRedo }), COMMAND_PRIORITY_LOW),
    )
  }, [editor])
  return marks
}

const isWithin = (change: Partial<TextMarks>, marks: TextMarks): boolean =>
  Object.entries(change).every(([key, value]) => marks[key as keyof TextMarks] === value)

function $marksHere(): Partial<TextMarks> {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return { bold: false, italic: false, underline: false, isLink: false }
  const node = selection.anchor.getNode()
  return {
    bold: selection.hasFormat('bold'),
    italic: selection.hasFormat('italic'),
    underline: selection.hasFormat('underline'),
    block: $blockKind(node),
    isLink: $linkAt(node) !== undefined,
  }
}

function $blockKind(node: LexicalNode): BlockKind {
  const list = $findMatchingParent(node, (one): one is ListNode => $isListNode(one))
  if (list) return list.getListType() === 'number' ? 'ol' : 'ul'
  const block = node.getTopLevelElement()
  if ($isHeadingNode(block)) return block.getTag() as BlockKind
  return $isQuoteNode(block) ? 'blockquote' : 'p'
}

const $linkAt = (node: LexicalNode): LinkNode | undefined => $findMatchingParent(node, (one): one is LinkNode => $isLinkNode(one)) ?? undefined

/** The link at the caret. */
export function $linkHere(): LinkNode | undefined {
  const selection = $getSelection()
  return $isRangeSelection(selection) ? ($linkAt(selection.anchor.getNode()) ?? $linkAt(selection.focus.getNode())) : undefined
}

/** The picture that is chosen as a whole. */
export function $pictureHere(): PictureNode | undefined {
  const selection = $getSelection()
  return $isNodeSelection(selection) ? selection.getNodes().find($isPictureNode) : undefined
}
