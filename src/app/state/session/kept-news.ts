import { create } from 'zustand'

/** In sessionStorage: the page on which somebody signs in is on its way out, and the next one tells. */
const NEWS = 'hatkhola-sealed-news'

/** What somebody finds who signs in again where they kept something. */
export type KeptNews = 'opened' | 'lost'

/** What came of opening what was kept; until its reader has seen it. */
export const useKeptNews = create<{ news: KeptNews | undefined }>()(() => ({ news: undefined }))

export function noteKeptNews(news: KeptNews): void {
  try {
    sessionStorage.setItem(NEWS, news)
  } catch {
    // Without a store it is not told; the screens show what is back.
  }
}

/** Shows what came of it, also where an earlier page opened it. */
export function showKeptNews(): void {
  try {
    const news = sessionStorage.getItem(NEWS)
    useKeptNews.setState({ news: news === 'opened' || news === 'lost' ? news : undefined })
  } catch {
    // As above.
  }
}

export function dismissKeptNews(): void {
  useKeptNews.setState({ news: undefined })
  try {
    sessionStorage.removeItem(NEWS)
  } catch {
    // As above.
  }
}
