import type { EditorThemeClasses } from 'lexical'
import { useEffect } from 'react'

/** What the library's own elements are called; the rest follows from `.rich`, as where the text is read. */
export const THEME: EditorThemeClasses = {
  text: { underline: 'ed-underline', strikethrough: 'ed-struck', underlineStrikethrough: 'ed-underline-struck' },
  list: { nested: { listitem: 'ed-nest' } },
}

const RULES = `
.ed-underline{text-decoration:underline}
.ed-struck{text-decoration:line-through}
.ed-underline-struck{text-decoration:underline line-through}
.ed-nest{list-style:none}
.ed-picture{display:inline-block;max-width:100%;vertical-align:bottom;border-radius:8px;cursor:pointer}
.ed-picture img{max-height:16rem;width:auto;min-width:3rem;min-height:3rem;background:var(--sunken)}
.ed-picture[data-chosen]{outline:3px solid var(--brand);outline-offset:2px}`

let sheet: CSSStyleSheet | undefined

/** The rules of what only the editor shows. As a sheet made by script: the policy forbids style elements, and other screens do not download it. */
export function useEditorSheet(): void {
  useEffect(() => {
    if (sheet) return
    sheet = new CSSStyleSheet()
    sheet.replaceSync(RULES)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, [])
}
