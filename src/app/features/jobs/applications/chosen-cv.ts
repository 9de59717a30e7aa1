import { CV_UPLOAD, JOB_PROFILE_LIMITS } from '#contract/jobs/cv-files.ts'
import type { Cv } from '#contract/jobs/job-applications.ts'
import { type Paper, readPaper } from '../../../ui/files/read-paper.ts'

/** A CV that is on this phone alone. */
export type NewCv = Paper

/** Which CV goes along: none, one that lies with the service, or one of this phone. */
export type ChosenCv = { kind: 'none' } | { kind: 'held'; cv: Pick<Cv, 'id' | 'name' | 'kind' | 'bytes'> } | { kind: 'new'; cv: NewCv }

export const NO_CV: ChosenCv = { kind: 'none' }

/** How it is called; null where there is none. */
export const cvNameOf = (chosen: ChosenCv): string | null => (chosen.kind === 'none' ? null : chosen.cv.name)

/** How many bytes it has. */
export function cvBytesOf(chosen: ChosenCv): number {
  if (chosen.kind === 'none') return 0
  return chosen.kind === 'held' ? chosen.cv.bytes : chosen.cv.blob.size
}

/** A file as it was kept: its type says what it is. */
export const newCvOf = ({ blob, name }: { blob: Blob; name: string }): NewCv => ({ blob, name, kind: blob.type === 'application/pdf' ? 'pdf' : 'image' })

/** As it goes along with a form: under its own name. */
export const cvFile = ({ blob, name }: Pick<NewCv, 'blob' | 'name'>): File => new File([blob], name, { type: blob.type })

/** A file of the reader's as it will be sent. @throws {Problem} as `readPaper` */
export const readNewCv = (file: File): Promise<NewCv> => readPaper(file, { mostBytes: CV_UPLOAD.mostBytes, nameLongest: JOB_PROFILE_LIMITS.fileNameLongest })
