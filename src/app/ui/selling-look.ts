import { icons, style } from 'virtual:selling-look'
import { addIcons } from './add-icons.ts'

let isAdded = false

/**
 * Adds icons and classes that only the screens of those who sell use, so that nobody else downloads them. As a sheet made by script: the
 * policy forbids style elements.
 */
export function addSellingLook(): void {
  if (isAdded) return
  isAdded = true
  const sprite = document.getElementById('icons')
  if (sprite) addIcons(sprite, icons)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
