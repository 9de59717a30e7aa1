import { SHARE_TARGET, shareFailurePath } from '#contract/sharing.ts'

/**
 * What is shared with the app is taken by the worker on the phone. Where none runs yet it comes here: nothing of it is read or kept, and the reader
 * is sent to the screen that says so. Undefined for every other path.
 */
export function answerShareTarget({ method }: Request, pathname: string): Response | undefined {
  if (pathname !== SHARE_TARGET.path) return undefined
  const location = method === 'POST' ? shareFailurePath('not-received') : SHARE_TARGET.screen
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
