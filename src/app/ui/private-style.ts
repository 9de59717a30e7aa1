import { style } from 'virtual:private-style'
import { addStyle } from './add-style.ts'

let isAdded = false

/** Adds the classes that only private screens use: orders, tickets, what somebody has set. */
export function addPrivateStyle(): void {
  if (isAdded) return
  isAdded = true
  addStyle(style)
}
