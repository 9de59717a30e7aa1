import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { termsOf } from '../application-about.ts'
import { changedTerms } from '../terms-words.ts'
import type { Refusal } from '../use-applying.ts'
import { TermsTable } from './terms-table.tsx'

/** Why it was not taken, what is kept, and the way on. */
export function ApplyRefusal({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation('applying')
  const format = useFormat()
  const language = useLanguage()
  const { code, problem, offers } = refusal
  switch (code) {
    case 'job-changed':
      return (
        <Said text={t('refused.job-changed')}>
          <TermsTable terms={offers ? changedTerms(termsOf(offers.before), termsOf(offers.now), { t: t as never, language }) : []} />
        </Said>
      )
    case 'already-applied':
      return (
        <Said text={t('refused.already-applied')}>
          <ScreenLink to="/jobapplications" className="btn-primary">
            {t('applied.mine')}
          </ScreenLink>
        </Said>
      )
    case 'job-closed':
      return (
        <Said text={t(problem.facts?.expired === 1 ? 'refused.expired' : 'refused.job-closed')}>
          <ScreenLink to="/jobportal" className="btn-quiet">
            {t('empty.portal')}
          </ScreenLink>
        </Said>
      )
    case 'failed':
      return <Said text={format.sentences([t(`problems:${problem.code}.title`, { defaultValue: t('common:error.title') }), t('refused.failed')])} />
    default:
      return <Said text={t(`refused.${code}`)} />
  }
}

const Said = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="rounded-control border border-danger p-3">
    <p className="text-danger">
      <Icon name="i-lucide-circle-alert" /> {text}
    </p>
    <div className="flex flex-wrap gap-2 mt-2 empty:hidden">{children}</div>
  </div>
)
