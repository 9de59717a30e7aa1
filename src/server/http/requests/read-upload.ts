import type { UploadPolicy } from '#contract/core/endpoint.ts'
import { lowerCase } from '#contract/core/one-form.ts'
import { Problem } from '#contract/core/problem.ts'
import { readBytes } from './read-bytes.ts'
import type { Reception } from './receiving.ts'

/**
 * The bytes of an uploaded file, as the endpoint allows them. What they really are is for their decoder to find out.
 * @throws {Problem} unsupported-media — another type is declared, or it is compressed; too-large, sent-too-slowly, busy — as `readBytes` says;
 * bad-input — nothing came.
 */
export async function readUpload(request: Request, { types, mostBytes }: UploadPolicy, reception?: Reception): Promise<Uint8Array<ArrayBuffer>> {
  const type = lowerCase((request.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '')
  if (!types.includes(type) || (request.headers.get('content-encoding') ?? 'identity') !== 'identity') throw new Problem('unsupported-media')
  const bytes = await readBytes(request, { mostBytes, reception })
  if (bytes.byteLength === 0) throw new Problem('bad-input', { fields: { body: 'required' } })
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
