import { withLanguage } from '#contract/core/paths.ts'
import { ShareButton } from '../../../../../ui/controls/share-button.tsx'
import { useLanguage } from '../../../../../ui/formats/use-language.ts'
import { useAnswer } from '../../../../../wire/use-answer.ts'
import { loadOwnJob } from '../../job-calls.ts'

/** Shares a job, once its name is known. */
export function ShareJob({ jobPostId }: { jobPostId: number }) {
  const language = useLanguage()
  const job = useAnswer((options) => loadOwnJob(jobPostId, { ...options, keptFirst: true }), `own-job ${jobPostId}`).answer?.value
  return job ? <ShareButton title={job.title} path={withLanguage(language, `/jobdetails/${jobPostId}`)} /> : null
}
