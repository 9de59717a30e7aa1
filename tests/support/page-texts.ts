import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contract/core/languages.ts'

const LOCALES = join(import.meta.dirname, '../../locales')
const folderOf = (language: Language) => join(LOCALES, language, 'pages')

/** Names of the files of pages in one language, sorted. */
export const pageFiles = (language: Language): string[] => readdirSync(folderOf(language)).sort()

/** A page's file as it stands there. */
export const rawPage = (language: Language, file: string): string => readFileSync(join(folderOf(language), file), 'utf8')

/** What a reader of a page's file sees, line by line, with the name of the page and the number of the line: no comments, no tags; placeholders stand. */
export const pageLines = (language: Language): [place: string, text: string][] =>
  pageFiles(language).flatMap((file) =>
    rawPage(language, file)
      .replace(/<!--[\s\S]*?-->/g, '')
      .split('\n')
      .map((line, at): [string, string] => [`pages.${file.replace('.html', '')}:${at + 1}`, line.replace(/<[^>]*>/g, '').trim()])
      .filter(([, text]) => text !== ''),
  )
