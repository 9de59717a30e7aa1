import { create } from 'zustand'

const SHOWN_MS = 5_000

/** The one-line message on screen, already in the reader's language; empty when there is none. A new one replaces the old. */
export const useNotice = create<{ text: string }>()(() => ({ text: '' }))

let timer: ReturnType<typeof setTimeout> | undefined

/** Shows one line for five seconds and has it read out politely. For what has happened, never for what must be answered. */
export function showNotice(text: string): void {
  clearTimeout(timer)
  useNotice.setState({ text })
  timer = setTimeout(clearNotice, SHOWN_MS)
}

export function clearNotice(): void {
  clearTimeout(timer)
  useNotice.setState({ text: '' })
}
