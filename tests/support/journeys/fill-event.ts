import { expect, type Page } from '@playwright/test'
import { aPhoto } from '../a-picture.ts'

/** A field of an event's form in Bangla by its whole label: the editor's tools have words like these too. */
export const field = (page: Page, label: string) => page.locator('input, select').and(page.getByLabel(label, { exact: true }))
export const editor = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** The fields that are typed, by their labels. */
export const BOAT_RACE = {
  শিরোনাম: 'রূপসায় নৌকা বাইচ',
  দাম: '৩৫০',
  আসন: '১২০',
  'শুরুর সময়': '2031-12-16T18:30',
  'শেষের সময়': '2031-12-16T22:00',
  স্থান: 'রূপসা ঘাট, খুলনা',
}

/** Fills in the form in Bangla but for its long texts: what is typed, the first category of each level, and a picture. */
export async function fillEvent(page: Page, over: Partial<typeof BOAT_RACE> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...BOAT_RACE, ...over })) await field(page, label).fill(value)
  for (const name of ['ক্যাটাগরি', 'সাবক্যাটাগরি', 'উপ-সাবক্যাটাগরি']) {
    const list = field(page, name)
    await expect(list).toBeEnabled()
    await expect(list.locator('option')).not.toHaveCount(1)
    await list.selectOption({ index: 1 })
  }
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await aPhoto())
  await expect(page.locator('main form img[src^="blob:"]')).toBeVisible()
}
