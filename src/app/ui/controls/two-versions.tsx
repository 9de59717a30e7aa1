import { useTranslation } from 'react-i18next'
import { Icon } from '../icons/icon.tsx'
import { MixedText } from '../text/mixed-text.tsx'
import { Button } from './button.tsx'

interface Difference {
  label: string
  theirs: string
  mine: string
}

interface Props {
  differences: Difference[]
  /** Saves what is typed over what stands there. */
  onKeepMine: (form: HTMLFormElement | null) => void
  /** Takes what stands there for what was typed. */
  onTakeTheirs: () => void
}

/** It was changed meanwhile: the stored version, what was typed, and the choice between them. */
export function TwoVersions({ differences, onKeepMine, onTakeTheirs }: Props) {
  const { t } = useTranslation('editing')
  return (
    <section aria-label={t('stale.title')} className="rounded-control border border-marigold p-3 grid gap-3">
      <p className="font-600">
        <Icon name="i-lucide-git-compare" className="text-marigold" /> {t('stale.title')}
      </p>
      {differences.length === 0 && <p>{t('stale.same')}</p>}
      <dl className="grid gap-2">
        {differences.map(({ label, theirs, mine }) => (
          <div key={label} className="grid gap-1">
            <dt className="font-600">{label}</dt>
            <dd className="ps-3 border-s-3 border-line whitespace-pre-line">
              <span className="text-sm text-ink-soft">{t('stale.theirs')}</span> <MixedText text={theirs || '–'} />
            </dd>
            <dd className="ps-3 border-s-3 border-brand whitespace-pre-line">
              <span className="text-sm text-ink-soft">{t('stale.mine')}</span> <MixedText text={mine || '–'} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button icon="i-lucide-pencil" onClick={({ currentTarget }) => onKeepMine(currentTarget.form)}>
          {t('stale.keepMine')}
        </Button>
        <Button icon="i-lucide-undo-2" onClick={onTakeTheirs}>
          {t('stale.takeTheirs')}
        </Button>
      </div>
    </section>
  )
}
