/** A picture or film as readers see it. */
export interface ShownItem {
  id: number
  /** What stands below it; empty: nothing does. */
  caption: string
  /** Read out to those who cannot see it. */
  alt: string
  file: string | null
  tone: number
  video_url: string | null
  /** Whose it is, where a list has those of several. */
  by?: { name: string; to: `/${string}` }
}
