import { Button } from '../controls/button.tsx'
import { Icon } from '../icons/icon.tsx'

interface Props {
  text: string
  discard: string
  onDiscard: () => void
}

/** What stands in the form was typed earlier and has not been sent. */
export const DraftNote = ({ text, discard, onDiscard }: Props) => (
  <p role="status" className="flex flex-wrap items-center justify-between gap-x-2 rounded-control bg-sunken ps-3">
    <span>
      <Icon name="i-lucide-file-pen-line" className="text-marigold" /> {text}
    </span>
    <Button variant="icon" className="px-3 underline" onClick={onDiscard}>
      {discard}
    </Button>
  </p>
)
