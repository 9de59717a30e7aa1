import { expect, type Page } from '@playwright/test'
import { postEventOf, sellOn } from '../support/journeys/market/event-of-seller.ts'
import { test } from '../support/journeys/market/walk.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { untilAlive } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

/** Writes, and presses the button at the place where it is then: leaving the editor must not take it away. */
async function writeAndPress(page: Page, name: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: 'Terms and Conditions', exact: true })
  await expect(editor).toBeEditable()
  const button = page.getByRole('button', { name, exact: true })
  await editor.click()
  // At the lower edge, where what is typed is in sight too: typing would scroll to it otherwise.
  await button.evaluate((found) => found.scrollIntoView({ block: 'end', behavior: 'instant' }))
  const box = await button.boundingBox()
  if (!box) throw new Error('the button is not seen')
  await page.mouse.move(box.x + box.width / 2, box.y + 4)
  await page.keyboard.insertText('No refunds.')
  await page.mouse.down()
  await expect(editor).not.toBeFocused()
  // Without the focus the frame of the editor is thinner, and its error message goes: the button stays under the finger.
  const moved = box.y - ((await button.boundingBox())?.y ?? 0)
  expect(Math.abs(moved)).toBeLessThan(box.height - 8)
  await page.mouse.up()
}

test('a seller who presses right after typing saves the change of an event', async ({ page, sharedMarket }) => {
  await sellOn(page, sharedMarket.origin)
  const id = await postEventOf(page)
  await page.goto(`/en/sellerevents/event/${id}/update`)
  await untilAlive(page)
  await writeAndPress(page, 'Update Event')
  await expect(page.getByRole('status').getByText('Saved.')).toBeVisible()
})

test('a seller who corrects the last text and presses at once sends the form once more', async ({ page, sharedMarket }) => {
  await sellOn(page, sharedMarket.origin)
  await page.goto('/en/selleraddevent')
  await untilAlive(page)
  await page.getByRole('button', { name: 'Post Event' }).click()
  await expect(page.getByRole('region', { name: '12 fields need your attention' })).toBeFocused()
  await writeAndPress(page, 'Post Event')
  await expect(page.getByRole('region', { name: '11 fields need your attention' })).toBeFocused()
})
