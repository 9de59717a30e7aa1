import { Problem } from '#contract/core/problem.ts'
import type { Reason } from '#contract/core/reasons.ts'
import { cleanApart } from './clean-apart.ts'

/** Why fields of a form are refused, by name. */
export type Faults = Record<string, Reason>

/** The rich texts that were sent, cleaned, and what is at fault with them. */
export interface CleanTexts<Name extends string> {
  texts: Partial<Record<Name, string>>
  faults: Faults
}

/**
 * The rich texts among what was sent, cleaned, in a thread of their own. To be called once and before any row is locked; what is stored is clean and not
 * asked for again.
 * @throws {Problem} busy — it took too long, or too many wait.
 */
export async function cleanTexts<Name extends string>(sent: { readonly [K in Name]?: string | undefined }, names: readonly Name[]): Promise<CleanTexts<Name>> {
  const clean: CleanTexts<Name> = { texts: {}, faults: {} }
  for (const name of names) {
    const html = sent[name]
    if (html === undefined) continue
    clean.texts[name] = await cleanApart(html).catch((error: unknown) => {
      if (!(error instanceof Problem) || error.code !== 'too-large') throw error
      clean.faults[name] = 'too-long'
      return ''
    })
  }
  return clean
}

/** Whether a text is a state of the editor, or none. Only the editor reads it, but it must be what an editor wrote. */
export function isEditorState(text: string): boolean {
  if (text === '') return true
  try {
    const state: unknown = JSON.parse(text)
    return typeof state === 'object' && state !== null && !Array.isArray(state)
  } catch {
    return false
  }
}
