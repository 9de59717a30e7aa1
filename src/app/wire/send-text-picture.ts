import { saveTextPicture } from '#contract/events/own-events.ts'
import { call } from './call.ts'

/**
 * Keeps a picture of a text where everybody can see it.
 * @returns its address below /media/.
 * @throws {Problem} unsupported-media, too-large, too-many-requests, pictures-full — as the service says.
 */
export async function sendTextPicture(picture: Blob): Promise<string> {
  const body = new Uint8Array(await picture.arrayBuffer())
  return (await call(saveTextPicture, { body }, { type: picture.type })).value.file
}
