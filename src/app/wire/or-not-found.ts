import { notFound } from '@tanstack/react-router'
import { isNotThere } from '#contract/core/problem-code.ts'

/** What was asked for, or the route's screen for what is not there. */
export async function orNotFound<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (isNotThere(error)) throw notFound()
    throw error
  }
}
