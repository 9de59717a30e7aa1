import { useTranslation } from 'react-i18next'
import type { ProblemCode } from '#contract/core/problem.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { ProblemCard } from '../../../ui/navigation/problem-card.tsx'

interface Props {
  code: ProblemCode
  /** Of the screen, and of the card. */
  heading: string
  title: string
  /** Why, where the phone has no answer. */
  offline: string
  /** Why, where there is nothing for this account, and trying again is in vain. */
  gone: string
  retry: () => void
}

/** In place of a conversation, or of the form that begins one: why it is not there, and the way on. */
export function NotAvailable({ code, heading, title, offline, gone, retry }: Props) {
  const { t } = useTranslation('conversations')
  const isGone = code === 'not-found' || code === 'not-allowed' || code === 'bad-input'
  const why = isNoAnswer(code) ? offline : t(`problems:${code}.text`, { defaultValue: t('common:error.text') })
  return (
    <>
      <h1 className="text-xl">{heading}</h1>
      <ProblemCard code={code} title={title} text={isGone ? gone : why}>
        <div className="flex flex-wrap gap-2">
          {!isGone && (
            <Button icon="i-lucide-rotate-cw" onClick={retry}>
              {t('common:retry')}
            </Button>
          )}
          <AppLink to="/messages" className="btn-quiet">
            {t('title')}
          </AppLink>
        </div>
      </ProblemCard>
    </>
  )
}
