import { type BlogFacts, blogText } from '#contract/blogs-filter.ts'
import { searchedWords } from '#contract/core/word-search.ts'

/** What is searched: a card with its folded words. */
export const asSearchedBlog = <Facts extends BlogFacts>(facts: Facts): { facts: Facts; words: string[] } => ({ facts, words: searchedWords(blogText(facts)) })
