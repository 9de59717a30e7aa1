import { json } from './fake-network.ts'
import { at, type FakeWorker } from './fake-worker.ts'

/** What the worker answers to a page. */
export async function askWorker(world: FakeWorker, path: string, headers: Record<string, string> = {}): Promise<Response> {
  const { cachedRequestOf } = await import('#worker/cached-endpoints.ts')
  const { answerRequest } = await import('#worker/api-answers.ts')
  const cachedRequest = cachedRequestOf(new URL(at(path)))
  if (!cachedRequest) throw new Error(`${path} is not kept`)
  return answerRequest(cachedRequest, new Request(at(path), { headers }), world.behind)
}

/** Asks once online, so that the answer is held. */
export async function visitOnline(world: FakeWorker, { path, body, etag = '"1"' }: { path: string; body: unknown; etag?: string | undefined }): Promise<void> {
  world.network.on(path, () => json(body, { etag }))
  await askWorker(world, path)
  await world.settled()
}

export const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code]
