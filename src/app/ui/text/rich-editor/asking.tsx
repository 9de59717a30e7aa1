import { $createLinkNode, $toggleLink } from '@lexical/link'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $createTextNode, $getNodeByKey, $insertNodes, $setSelection, type BaseSelection } from 'lexical'
import { LinkDialog, type LinkInput } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { $isPictureNode, PictureNode } from './picture-node.ts'
import { $ensureCaret } from './text-actions.ts'
import type { AskingState } from './use-asking.ts'

interface Props {
  asking: AskingState
  onPicture: (file: Blob) => Promise<string>
}

/** The dialogs of the editor, and what their answers do to the text. */
export function Asking({ asking: { prompt, close }, onPicture }: Props) {
  const [editor] = useLexicalComposerContext()
  if (!prompt) return null

  /** Back to the text, where the question came from. */
  const answer = (run: () => void, at: BaseSelection | null = null) => {
    close()
    // After the dialog has given the focus back to whatever had it.
    setTimeout(() => {
      editor.update(
        () => {
          if (at) $setSelection(at.clone())
          $ensureCaret()
          run()
        },
        { onUpdate: () => editor.focus() },
      )
    })
  }
  if (prompt.about === 'link') {
    const { at, address, asksWords } = prompt
    const save = (link: LinkInput) => answer(() => (asksWords ? $insertLink(link) : $toggleLink(link.address, { rel: null })), at)
    return (
      <LinkDialog
        address={address}
        asksWords={asksWords}
        onSave={save}
        onRemove={address ? () => answer(() => $toggleLink(null), at) : undefined}
        onClose={close}
      />
    )
  }
  if (prompt.about === 'new-picture') {
    const place = ({ src, alt }: { src: string; alt: string }) => answer(() => $insertNodes([new PictureNode(src, alt)]), prompt.at)
    return <PictureDialog placed={undefined} file={prompt.file} onPicture={onPicture} onPlace={place} onRemove={close} onClose={close} />
  }
  const { key, src, alt } = prompt
  const withPicture = (run: (picture: PictureNode) => void) =>
    answer(() => {
      const picture = $getNodeByKey(key)
      if ($isPictureNode(picture)) run(picture)
    })
  return (
    <PictureDialog
      placed={{ src, alt }}
      file={undefined}
      onPicture={onPicture}
      onPlace={(changed) => withPicture((picture) => picture.setAlt(changed.alt))}
      onRemove={() => withPicture((picture) => picture.remove())}
      onClose={close}
    />
  )
}

function $insertLink({ address, words }: LinkInput): void {
  $insertNodes([$createLinkNode(address).append($createTextNode(words))])
}
