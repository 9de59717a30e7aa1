import { addressOf, type EndpointSpec, type InputOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { CV_UPLOAD } from '#contract/jobs/cv-files.ts'
import { readJson } from '#device/http/response.ts'
import { giveUpAfterMs } from '#device/outbox/upload-time.ts'
import { refusalOf } from './ask.ts'
import { reach } from './reach.ts'
import { asPresent } from './signed-in-call.ts'

/** A file of the service, and the name that it gives it. */
export interface FetchedFile {
  blob: Blob
  name: string
}

/** Files that are fetched so are none longer than what may be sent. */
const GIVE_UP_AFTER_MS = giveUpAfterMs(CV_UPLOAD.mostBytes)

/**
 * Fetches a file in the name of the signed-in user; the phone keeps nothing of it. Its reader is handed it by `ui/save-file.ts`.
 * @throws {Problem} not-signed-in — no user is, or another one is by now; offline, too-slow — it did not come, or not to its end;
 * strange-answer — something else than our service answered; or the service's own code.
 * @see RFC 6266, RFC 8187
 */
export async function fetchFile<const E extends EndpointSpec & { download: true }>(spec: E, input: InputOf<E>): Promise<FetchedFile> {
  const request = { spec, address: addressOf(spec, input), body: undefined }
  return asPresent(async (token) => {
    const signal = AbortSignal.timeout(GIVE_UP_AFTER_MS)
    try {
      const response = await reach({ ...request, token }, { signal })
      if (!response.ok) throw refusalOf(response, await readJson(response))
      const name = nameOf(response.headers.get('content-disposition') ?? '')
      if (name === undefined) throw new Problem('strange-answer')
      return { blob: await response.blob(), name }
    } catch (cause) {
      if (cause instanceof Problem) throw cause
      throw new Problem(signal.aborted ? 'too-slow' : 'offline', { cause })
    }
  })
}

/** Undefined: nothing that is to be kept, so it is not what was asked for. */
function nameOf(disposition: string): string | undefined {
  if (!/^attachment\b/i.test(disposition)) return undefined
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  const [, plain = 'file'] = /filename="([^"]*)"/i.exec(disposition) ?? []
  return encoded === undefined ? plain : decoded(encoded, plain)
}

function decoded(text: string, otherwise: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return otherwise
  }
}
