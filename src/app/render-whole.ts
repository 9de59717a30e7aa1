import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/** A large part is written in its place, rather than behind the page with a script that puts it there. */
const IN_PLACE = { progressiveChunkSize: Number.POSITIVE_INFINITY }

/** Writes a page once every part of it is there: a part that comes late on the phone is loaded by the first page of a process that shows it. */
export const renderWhole = async (page: ReactNode): Promise<string> => new Response((await prerender(page, IN_PLACE)).prelude).text()
