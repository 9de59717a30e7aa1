import { saysSomething } from '#contract/core/form-values.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Reason } from '#contract/core/reasons.ts'
import { cleanHtml } from './html.ts'

/** Why fields of a form are refused, by name. */
export type Faults = Record<string, Reason>

/** The clean markup of a field that must say something; what is at fault is added to `faults`. */
export function cleanField(html: string, { field, faults }: { field: string; faults: Faults }): string {
  try {
    const clean = cleanHtml(html)
    // What was said may have been all tags that nobody gets to see.
    if (!saysSomething(clean)) faults[field] = 'required'
    return clean
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'too-large') throw error
    faults[field] = 'too-long'
    return ''
  }
}

/** Whether a text is a state of the editor, or none. The editor's own: nobody else reads it, but it must be what an editor wrote. */
export function isEditorState(text: string): boolean {
  if (text === '') return true
  try {
    const state: unknown = JSON.parse(text)
    return typeof state === 'object' && state !== null && !Array.isArray(state)
  } catch {
    return false
  }
}
