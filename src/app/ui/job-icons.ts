import { icons } from 'virtual:job-icons'
import { addIcons } from './add-icons.ts'

/** Adds the icons that only screens of jobs show, so that nobody else downloads them. */
export function addJobIcons(): void {
  const sprite = document.getElementById('icons')
  if (sprite) addIcons(sprite, icons)
}
