import { icons } from 'virtual:icons'
import { addIcons } from './add-icons.ts'

/** Completes the icons of a page that was written with those it shows: before another screen is shown, at the latest. */
export function addMoreIcons(): void {
  const sprite = document.getElementById('icons')
  if (sprite) addIcons(sprite, icons)
}
