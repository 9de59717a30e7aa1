/** The element that holds the text of an article, from which it is read aloud. */
export const ARTICLE_TEXT = 'article-text'
