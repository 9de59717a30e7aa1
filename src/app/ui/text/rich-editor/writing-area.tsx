import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { LexicalComposer } from '@lexical/react/LexicalComposer'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import { THEME } from './editor-look.ts'
import { PictureNode } from './picture-node.ts'
import { WritingParts } from './writing-parts.tsx'

export interface WritingAreaProps {
  html: string
  state: string
  onChange: (html: string, state: string) => void
  onPicture: (file: Blob) => Promise<string>
  disabled?: boolean
  placeholder?: string
  id: string
  labelledBy: string
  describedBy: string | undefined
  isInvalid: boolean
}

const CONFIG = {
  namespace: 'hatkhola',
  nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, PictureNode],
  theme: THEME,
  editorState: null,
  onError: (error: Error) => {
    throw error
  },
}

/** The editor itself: its bar, the text, and what it asks. */
export const WritingArea = (props: WritingAreaProps) => (
  <LexicalComposer initialConfig={{ ...CONFIG, editable: !props.disabled }}>
    <WritingParts {...props} />
  </LexicalComposer>
)
