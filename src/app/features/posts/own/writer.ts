/** What is known of who writes; undefined while it is not. */
export interface Writer {
  username: string
  /** What the name of a page begins with. */
  name: string
  hasShop: boolean | undefined
  /** Their e-mail. */
  isVerified: boolean | undefined
}
