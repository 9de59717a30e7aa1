import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { mergeRegister } from '@lexical/utils'
import { $getNearestNodeFromDOMNode, CLICK_COMMAND, COMMAND_PRIORITY_NORMAL, KEY_ENTER_COMMAND } from 'lexical'
import { useEffect } from 'react'
import { $isPictureNode, type PictureNode } from './picture-node.ts'
import { $pictureHere } from './text-marks.ts'

/** A tap on a picture asks what is to become of it; so does Enter where the arrow keys have come to it. */
export function PictureChoosing({ onPicture }: { onPicture: (picture: PictureNode) => void }) {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    const mark = () => {
      const chosen = editor.getEditorState().read(() => $pictureHere()?.getKey())
      for (const frame of editor.getRootElement()?.querySelectorAll('.ed-picture[data-chosen]') ?? []) frame.removeAttribute('data-chosen')
      if (chosen) editor.getElementByKey(chosen)?.setAttribute('data-chosen', '')
    }
    const open = (picture: PictureNode | null | undefined, event: Event | null): boolean => {
      if (!picture || !editor.isEditable()) return false
      event?.preventDefault()
      onPicture(picture)
      return true
    }
    return mergeRegister(
      editor.registerUpdateListener(mark),
      editor.registerCommand(
        CLICK_COMMAND,
        (event) => {
          const node = event.target instanceof HTMLImageElement ? $getNearestNodeFromDOMNode(event.target) : null
          return open($isPictureNode(node) ? node : null, event)
        },
        COMMAND_PRIORITY_NORMAL,
      ),
      editor.registerCommand(KEY_ENTER_COMMAND, (event) => open($pictureHere(), event), COMMAND_PRIORITY_NORMAL),
    )
  }, [editor, onPicture])
  return null
}
