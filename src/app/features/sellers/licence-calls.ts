import { LICENCE_UPLOAD, type OwnLicence, readLicence, removeLicence, sendLicence } from '#contract/sellers/trade-licence.ts'
import { type Paper, readPaper } from '../../ui/files/read-paper.ts'
import type { Answer, CallOptions } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'

/** The trade licence of one's own shop; null: none was given. */
export const loadLicence = (options: CallOptions): Promise<Answer<OwnLicence | null>> => call(readLicence, {}, options)

/** Its name is not sent. */
const NAME_LONGEST = 1
/** A file as it will be sent. @throws {Problem} too-large, unsupported-media, bad-input */
export const readNewLicence = (file: File): Promise<Paper> => readPaper(file, { mostBytes: LICENCE_UPLOAD.mostBytes, nameLongest: NAME_LONGEST })

/** Gives it to staff. @throws {Problem} */
export const giveLicence = async ({ blob }: Pick<Paper, 'blob'>): Promise<OwnLicence | null> =>
  (await call(sendLicence, { body: new Uint8Array(await blob.arrayBuffer()) })).value

/** Takes it back. @throws {Problem} */
export const dropLicence = async (): Promise<void> => void (await call(removeLicence, {}))
