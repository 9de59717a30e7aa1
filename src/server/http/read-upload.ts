import type { UploadPolicy } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'

/**
 * The bytes of an uploaded file, as the endpoint allows them. What they really are is for whoever decodes them to find out.
 * @throws {Problem} unsupported-media — another type is declared, or it is compressed; too-large — said before reading when the length is
 * declared; bad-input — nothing came.
 */
export async function readUpload(request: Request, { types, mostBytes }: UploadPolicy): Promise<Uint8Array<ArrayBuffer>> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!types.includes(type) || (request.headers.get('content-encoding') ?? 'identity') !== 'identity') throw new Problem('unsupported-media')
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw new Problem('too-large')
  const chunks: Uint8Array[] = []
  let size = 0
  if (request.body)
    for await (const chunk of request.body) {
      size += chunk.byteLength
      if (size > mostBytes) throw new Problem('too-large')
      chunks.push(chunk)
    }
  if (size === 0) throw new Problem('bad-input', { fields: { body: 'required' } })
  return new Uint8Array(Buffer.concat(chunks))
}
