import { Problem } from '#contract/core/problem.ts'
import { CV_UPLOAD, JOB_PROFILE_LIMITS } from '#contract/jobs/cv-files.ts'
import type { Cv } from '#contract/jobs/job-applications.ts'

/** A CV that is on this phone alone. */
export interface NewCv {
  blob: Blob
  /** As the phone calls it. */
  name: string
  kind: Cv['kind']
}

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

const PDF_SIGN = '%PDF-'
/** Pixels of the longer side: a page of text can still be read. */
const PHOTO_LONGEST = 2000

/**
 * A file of the reader's as it will be sent: a PDF as it is, held in memory so that nothing that becomes of the file elsewhere matters;
 * a photo made light.
 * @throws {Problem} too-large — a PDF of more than 5 MB; unsupported-media — neither; bad-input — it cannot be read.
 */
export async function readNewCv(file: File): Promise<NewCv> {
  const name = [...file.name].slice(-JOB_PROFILE_LIMITS.fileNameLongest).join('')
  if ((await readText(file.slice(0, PDF_SIGN.length))) === PDF_SIGN) {
    if (file.size > CV_UPLOAD.mostBytes) throw new Problem('too-large')
    return { blob: new Blob([await readBytes(file)], { type: 'application/pdf' }), name, kind: 'pdf' }
  }
  if (!file.type.startsWith('image/')) throw new Problem('unsupported-media')
  const { openPicture, shrinkWhole } = await import('../../../ui/media/shrink-picture.ts')
  const blob = await shrinkWhole(await openPicture(file), { longest: PHOTO_LONGEST })
  return { blob, name: `${name.replace(/\.[^.]*$/, '')}${blob.type === 'image/webp' ? '.webp' : '.jpg'}`, kind: 'image' }
}

async function readBytes(part: Blob): Promise<ArrayBuffer> {
  try {
    return await part.arrayBuffer()
  } catch (cause) {
    throw new Problem('bad-input', { cause })
  }
}

const readText = async (part: Blob): Promise<string> => String.fromCharCode(...new Uint8Array(await readBytes(part)))
