import type { Decision } from '#contract/jobs/own-job-rules.ts'

/** Of what an employer decides, what is told by mail. */
export type News = Exclude<Decision, 'seen'>

interface Named {
  name: string
  title: string
  company: string
  link: string
}

/** What the e-mails about an application say, in one language. */
export interface ApplicationWords {
  decisions: Record<News, { subject: (title: string) => string; text: (facts: Named) => string }>
  /** Below each of them; the link by which its reader stops them comes after it. */
  stop: string
}
