import { type CvHere, type JobProfileHere, storeJobProfileHere } from '../../../state/job-profile.ts'
import { type ApplicationTexts, PROFILE_FIELDS, profileIn } from './application-texts.ts'
import { type ChosenCv, NO_CV } from './chosen-cv.ts'

const cvHere = (chosen: ChosenCv): CvHere | null => {
  if (chosen.kind === 'none') return null
  const { name, kind } = chosen.cv
  return chosen.kind === 'held' ? { id: chosen.cv.id, name, kind, size: chosen.cv.bytes } : { name, kind, size: chosen.cv.blob.size, blob: chosen.cv.blob }
}

/** What this phone knows of a CV, to go along again. */
export function cvFromHere(cv: CvHere | null): ChosenCv {
  if (!cv) return NO_CV
  const { id, name, kind, size, blob } = cv
  if (id !== undefined) return { kind: 'held', cv: { id, name, kind, bytes: size } }
  return blob ? { kind: 'new', cv: { blob, name, kind } } : NO_CV
}

/** Keeps what was said of oneself for the next application. @param isSent the service has it. @returns whether this phone had room for it. */
export const keepAsLastUsed = (texts: ApplicationTexts, cv: ChosenCv, isSent: boolean): Promise<boolean> =>
  storeJobProfileHere({ texts: profileIn(texts), cv: cvHere(cv) }, { isSent }).then(
    () => true,
    () => false,
  )

/** Whether both say the same of their owner. */
export const saysTheSame = (one: JobProfileHere['texts'], other: JobProfileHere['texts']): boolean =>
  PROFILE_FIELDS.every((field) => one[field] === other[field])
