import type { ReactNode } from 'react'

/** Stands for the screen until it is written. */
export function EditArticle(_props: { blogId: number; logIn: ReactNode }) {
  return null
}
