import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { Applicant } from '#contract/jobs/applicants.ts'
import { BusyButton } from '../../../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../../../ui/controls/use-action.ts'
import { saveFile } from '../../../../../ui/files/save-file.ts'
import { Contact } from '../../../../../ui/formats/contact.tsx'
import { fetchCv } from '../../applicant-calls.ts'

/** What applicants say of themselves. */
export function ApplicantFacts({ applicant }: { applicant: Applicant }) {
  const { t } = useTranslation('hiring')
  const { phone_number, email, education, experience_years, experience, skills, letter } = applicant
  return (
    <div className="grid grid-cols-1 gap-3">
      <Contact phone_number={phone_number} email={email} />
      <Cv applicant={applicant} />
      <dl className="grid gap-3">
        <Fact name={t('applicant.education')}>{education ? t(`jobs:education.${education}`) : t('applicants.noEducation')}</Fact>
        <Fact name={t('applicant.experience')}>
          {t('applicants.experienceOf', { count: experience_years })}
          {experience && <Words text={experience} />}
        </Fact>
        {skills.length > 0 && (
          <Fact name={t('applicant.skills')}>
            <span className="flex flex-wrap gap-2 pt-1">
              {skills.map((skill) => (
                <span key={skill} lang={scriptLanguage(skill)} className="chip">
                  {skill}
                </span>
              ))}
            </span>
          </Fact>
        )}
        {letter && (
          <Fact name={t('applicant.letter')}>
            <Words text={letter} />
          </Fact>
        )}
      </dl>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Words = ({ text }: { text: string }) => (
  <p lang={scriptLanguage(text)} className="whitespace-pre-line wrap-anywhere">
    {text}
  </p>
)

/** Saves the CV among the downloads; it is never shown in the page. */
function Cv({ applicant: { application_id, cv } }: { applicant: Applicant }) {
  const { t } = useTranslation('hiring')
  const { isBusy, problem, run } = useAction()
  if (!cv) return <p className="text-ink-soft">{t('applicants.withoutCv')}</p>
  const kilobytes = Math.max(1, Math.round(cv.bytes / 1024))
  const isOffline = isNoAnswer(problem?.code)
  return (
    <div className="grid justify-items-start gap-1">
      <BusyButton
        icon="i-lucide-download"
        className="wrap-anywhere"
        isBusy={isBusy}
        onClick={() => void run(async () => saveFile(await fetchCv(application_id)))}
      >
        {isBusy ? t('cv.busy') : t(cv.kind === 'pdf' ? 'cv.pdf' : 'cv.image', { count: kilobytes })}
      </BusyButton>
      <p className="text-sm text-ink-soft wrap-anywhere">{cv.name}</p>
      {cv.is_active && <p className="text-sm">{t('cv.active')}</p>}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem && (isOffline ? t('cv.offline') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') }))}
      </p>
    </div>
  )
}
