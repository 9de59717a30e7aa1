import { addressOf, type EndpointSpec, type InputOf, type ResultOf } from '#contract/core/endpoint.ts'
import { call } from './call.ts'
import { storeAnswer } from './store-answer.ts'

/**
 * Sends a write that is answered with what a read would then answer, and keeps that as the phone's copy of the read.
 * @param read the read, and with what it is asked.
 * @throws {Problem} as `call` does.
 */
export async function callAndStore<const W extends EndpointSpec & { answer: R['answer'] }, R extends EndpointSpec>(
  write: W,
  input: InputOf<W>,
  [read, asked]: readonly [R, InputOf<R>],
): Promise<ResultOf<W>> {
  const answer = await call(write, input)
  await storeAnswer({ ...answer, address: addressOf(read, asked), etag: null })
  return answer.value
}
