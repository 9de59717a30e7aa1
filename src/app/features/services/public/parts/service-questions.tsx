import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { ServiceDetail } from '#contract/services/services.ts'
import { Fold } from '../../../../ui/controls/fold.tsx'

/** What its provider is often asked, folded: native folds, which open before they are alive. */
export function ServiceQuestions({ faqs }: Pick<ServiceDetail, 'faqs'>) {
  const { t } = useTranslation('services')
  if (faqs.length === 0) return null
  return (
    <section aria-labelledby="service-faqs">
      <h2 id="service-faqs" className="text-lg mb-2">
        {t('faqs')}
      </h2>
      {faqs.map(({ question, answer }) => (
        <Fold
          key={question}
          title={
            <span className="min-w-0" lang={scriptLanguage(question)}>
              {question}
            </span>
          }
        >
          <p className="whitespace-pre-line" lang={scriptLanguage(answer)}>
            {answer}
          </p>
        </Fold>
      ))}
    </section>
  )
}
