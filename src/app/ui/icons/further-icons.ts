import { icons } from 'virtual:further-icons'
import { addIcons } from './add-icons.ts'

/** Adds the icons that nobody is shown who only looks at events: those of members, of Home, of jobs and of the magazine. */
export function addFurtherIcons(): void {
  const sprite = document.getElementById('icons')
  if (sprite) addIcons(sprite, icons)
}
