import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getSelection, $isRangeSelection, type BaseSelection, type NodeKey } from 'lexical'
import { useCallback, useMemo, useState } from 'react'
import type { PictureNode } from './picture-node.ts'
import { $linkHere } from './text-marks.ts'

/** What is being asked, and where in the text the answer goes: a dialog takes the caret away. */
type Prompt =
  | { about: 'link'; at: BaseSelection | null; address: string; asksWords: boolean }
  | { about: 'new-picture'; at: BaseSelection | null; file: File | undefined }
  | { about: 'picture'; key: NodeKey; src: string; alt: string }

export interface AskingState {
  prompt: Prompt | undefined
  askLink: () => void
  askPicture: (file?: File) => void
  askAbout: (picture: PictureNode) => void
  close: () => void
}

/** Which dialog of the editor is open. */
export function useAsking(): AskingState {
  const [editor] = useLexicalComposerContext()
  const [prompt, setPrompt] = useState<Prompt>()
  const askLink = useCallback(() => {
    setPrompt(
      editor.read(() => {
        const at = $getSelection()?.clone() ?? null
        const link = $linkHere()
        return { about: 'link', at, address: link?.getURL() ?? '', asksWords: !link && !($isRangeSelection(at) && !at.isCollapsed()) }
      }),
    )
  }, [editor])
  const askPicture = useCallback((file?: File) => setPrompt({ about: 'new-picture', at: editor.read(() => $getSelection()?.clone() ?? null), file }), [editor])
  const askAbout = useCallback(
    (picture: PictureNode) => setPrompt({ about: 'picture', key: picture.getKey(), src: picture.getSrc(), alt: picture.getAlt() }),
    [],
  )
  const close = useCallback(() => setPrompt(undefined), [])
  return useMemo(() => ({ prompt, askLink, askPicture, askAbout, close }), [prompt, askLink, askPicture, askAbout, close])
}
