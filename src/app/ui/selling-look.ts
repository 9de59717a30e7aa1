import { icons, style } from 'virtual:selling-look'
import { addStyle } from './add-style.ts'
import { addIcons } from './icons/add-icons.ts'

let isAdded = false

/** Adds icons and classes that only the screens of those who sell use, so that nobody else downloads them. */
export function addSellingLook(): void {
  if (isAdded) return
  isAdded = true
  const sprite = document.getElementById('icons')
  if (sprite) addIcons(sprite, icons)
  addStyle(style)
}
