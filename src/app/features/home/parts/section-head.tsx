import { AppLink } from '../../../ui/navigation/app-link.tsx'

interface Props {
  title: string
  /** Where the rest of it stands. */
  link?: { to: `/${string}`; text: string; label?: string }
}

/** The beginning of a part of Home. */
export const SectionHead = ({ title, link }: Props) => (
  <>
    <h2 className="flex-1 min-w-[min(8rem,100%)] text-lg">{title}</h2>
    {link && (
      <AppLink to={link.to} className="target max-w-full -me-1 px-2 text-brand font-600" aria-label={link.label}>
        {link.text}
      </AppLink>
    )}
  </>
)
