import { Problem } from '#contract/core/problem.ts'

/** A file that is to be handed in. */
export interface Paper {
  blob: Blob
  /** As the phone calls it. */
  name: string
  kind: 'pdf' | 'image'
}

const PDF_SIGN = '%PDF-'
/** Pixels of the longer side: a page of text can still be read. */
const PHOTO_LONGEST = 2000

/**
 * A file of the reader's as it will be sent: a PDF as it is, held in memory so that nothing that becomes of the file elsewhere matters;
 * a photo made light.
 * @throws {Problem} too-large — a PDF of more than that; unsupported-media — neither; bad-input — it cannot be read.
 */
export async function readPaper(file: File, { mostBytes, nameLongest }: { mostBytes: number; nameLongest: number }): Promise<Paper> {
  const name = [...file.name].slice(-nameLongest).join('')
  if ((await readText(file.slice(0, PDF_SIGN.length))) === PDF_SIGN) {
    if (file.size > mostBytes) throw new Problem('too-large')
    return { blob: new Blob([await readBytes(file)], { type: 'application/pdf' }), name, kind: 'pdf' }
  }
  if (!file.type.startsWith('image/')) throw new Problem('unsupported-media')
  const { openPicture, shrinkWhole } = await import('../media/shrink-picture.ts')
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
