import type { Language } from '#contract/core/languages.ts'
import type { ApplicationState } from '#contract/jobs/own-job-rules.ts'
import type { Email } from '../../../../adapters/mail/mail.ts'
import type { StopLinks } from '../../../../adapters/mail/mail-stops.ts'
import { bn } from './bn.ts'
import type { ApplicationWords, News } from './email-words.ts'
import { en } from './en.ts'

const WORDS: Record<Language, ApplicationWords> = { en, bn }

/** What an e-mail about an application names. */
interface ApplicationFacts {
  language: Language
  full_name: string
  /** Of the job. */
  title: string
  company: string
}

interface Place {
  to: string
  /** Public address of the site. */
  origin: string
  /** By which its reader stops e-mails about their applications. */
  stop: StopLinks
}

const isNewsToTell = (state: string | undefined): state is News => state === 'shortlisted' || state === 'rejected' || state === 'hired'

/** What an employer made of an application; undefined where that is no news, or not so any more. @param told what it was when the e-mail was left. */
export function decisionEmail(
  facts: ApplicationFacts,
  place: Place,
  { told, state }: { told: string | undefined; state: ApplicationState },
): Email | undefined {
  if (told !== state || !isNewsToTell(told)) return undefined
  const { subject, text } = WORDS[facts.language].decisions[told]
  return letterOf(facts, place, { subject: subject(facts.title), text: text(named(facts, place)) })
}

const named = ({ full_name, title, company }: ApplicationFacts, { origin }: Place) => ({ name: full_name, title, company, link: `${origin}/jobapplications` })

const letterOf = ({ language }: ApplicationFacts, { to, stop }: Place, { subject, text }: { subject: string; text: string }): Email => ({
  to,
  language,
  subject,
  text: `${text}\n${WORDS[language].stop}\n\n${stop.link}\n`,
  unsubscribe: stop.unsubscribe,
})
