import { Icon } from '../../../../../ui/icons/icon.tsx'

/** What has just been done, in the sheet itself: the page's own line lies below it. @param text false: nothing to say. */
export const DoneLine = ({ text }: { text: string | false }) => (
  <p role="status" className="text-sm text-brand font-600 empty:hidden">
    {text && (
      <>
        <Icon name="i-lucide-check" /> {text}
      </>
    )}
  </p>
)
