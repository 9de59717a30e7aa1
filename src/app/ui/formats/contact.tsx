import { Icon } from '../icons/icon.tsx'
import { useFormat } from './use-format.ts'

/** How a person can be reached, a press away. */
export function Contact({ phone_number, email }: { phone_number: string; email: string }) {
  const format = useFormat()
  return (
    <p className="flex flex-wrap gap-x-4 min-w-0">
      <a className="target link justify-start! max-w-full" href={`tel:${phone_number}`}>
        <Icon name="i-lucide-phone" />
        <span className="min-w-0 tabular wrap-anywhere">{format.phone(phone_number)}</span>
      </a>
      <a className="target link justify-start! max-w-full" href={`mailto:${email}`}>
        <Icon name="i-lucide-mail" />
        <span className="min-w-0 wrap-anywhere">{email}</span>
      </a>
    </p>
  )
}
