import type { ReactNode } from 'react'

/** Stands for the screen until it is written. */
export function NewArticle(_props: { logIn: ReactNode }) {
  return null
}
