import { useTranslation } from 'react-i18next'
import { PASSWORD_LENGTH } from '#contract/accounts/passwords.ts'

const LEVELS = ['empty', 'short', 'fair', 'good'] as const
const FILLS = ['bg-line', 'bg-danger', 'bg-marigold-fill', 'bg-brand'] as const

/** How good a new password is by its length, the one thing that counts: in words, and as a bar for who glances. Stands in a field's hint. */
export function PasswordMeter({ password }: { password: string }) {
  const { t } = useTranslation('accounts')
  const level = levelOf([...password].length)
  return (
    <>
      <span aria-hidden="true" className="flex gap-1 pt-1 pb-1">
        {LEVELS.slice(1).map((name, at) => (
          <span key={name} className={`h-1 flex-1 rounded-full ${at < level ? FILLS[level] : 'bg-line'}`} />
        ))}
      </span>
      <span role="status">{t(`meter.${LEVELS[level]}`)}</span>
    </>
  )
}

function levelOf(length: number): 0 | 1 | 2 | 3 {
  if (length === 0) return 0
  if (length < PASSWORD_LENGTH.shortest) return 1
  return length < PASSWORD_LENGTH.recommended ? 2 : 3
}
