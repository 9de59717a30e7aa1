import { type SharedWords, wordsOf } from '#contract/shared-content.ts'
import type { SharedFile, SharedItem } from '../../state/drafts/shared-items.ts'

/** What is taken over: the words, and the one file that was chosen. */
export interface SharedContent {
  words: SharedWords
  file: SharedFile | undefined
  /** All that came along: a post takes several pictures. */
  files: readonly SharedFile[]
}

/** What something shared can become. Each noun has one; the shell lists them. */
export interface ShareChoice {
  /** Its texts are under this name: `sharing:choices.<id>`. */
  id: 'post' | 'event' | 'product' | 'article' | 'cv'
  icon: `i-lucide-${string}`
  /** `seller`: its form is shown to sellers only. */
  needs: 'account' | 'seller'
  /** Whether it can become this. */
  takes: (content: SharedContent) => boolean
  /** Whether something unfinished lies there, which this would replace. */
  hasDraft: () => Promise<boolean>
  /**
   * Puts it into the form, where it is kept as a draft.
   * @returns the screen of the form, canonical.
   * @throws {Problem} nothing has changed, except that a picture may not do.
   */
  begin: (content: SharedContent) => Promise<`/${string}`>
  /** The screen where what is unfinished is found, canonical. */
  to: `/${string}`
}

/** What is known of the person. */
export interface ShareAccess {
  /** A user is signed in, or was until the session ended. */
  hasOwner: boolean
  /** Undefined while it is unknown, as without network on a new phone. */
  isSeller: boolean | undefined
}

export const isPicture = (file: SharedFile | undefined): boolean => file?.type.startsWith('image/') ?? false
export const hasWords = ({ title, text, url }: SharedWords): boolean => `${title}${text}${url}` !== ''

/** What is taken over of an item. @param at which file; -1: none, the words alone */
export const contentOf = (item: SharedItem, at: number): SharedContent => ({ words: wordsOf(item), file: item.files[at], files: item.files })
