import { useTranslation } from 'react-i18next'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import type { ChangedTerm } from '../terms-words.ts'

/** What was offered and what is now, fact by fact. */
export function TermsTable({ terms }: { terms: readonly ChangedTerm[] }) {
  const { t } = useTranslation('applying')
  if (terms.length === 0) return <p>{t('changed.unknown')}</p>
  return (
    <dl className="grid gap-2 w-full">
      {terms.map(({ label, before, now }) => (
        <div key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd>
            <span className="sr-only">{t('changed.before')} </span>
            <del className="text-ink-soft">
              <MixedText text={before || t('changed.nothing')} />
            </del>{' '}
            <span aria-hidden="true">→</span> <span className="sr-only">{t('changed.now')} </span>
            <ins className="font-600 no-underline">
              <MixedText text={now || t('changed.nothing')} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
