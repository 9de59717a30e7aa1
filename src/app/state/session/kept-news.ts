import { create } from 'zustand'
import { storedText } from '../stored.ts'

/** The page on which a user signs in is about to be left, so the next one tells. Where it cannot be stored it is not told; the screens show what is back. */
const NEWS = storedText('hatkhola-sealed-news', 'sessionStorage')

/** What users find who sign in again where they kept something. */
export type KeptNews = 'opened' | 'lost'

/** What came of opening what was kept; until its reader has seen it. */
export const useKeptNews = create<{ news: KeptNews | undefined }>()(() => ({ news: undefined }))

export const noteKeptNews = (news: KeptNews): void => void NEWS.write(news)

/** Shows what came of it, also where an earlier page opened it. */
export function showKeptNews(): void {
  const news = NEWS.read()
  useKeptNews.setState({ news: news === 'opened' || news === 'lost' ? news : undefined })
}

export function dismissKeptNews(): void {
  useKeptNews.setState({ news: undefined })
  NEWS.remove()
}
