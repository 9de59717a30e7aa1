import { expect } from '@playwright/test'
import { wordsIn } from '../support/journeys/looking.ts'
import { blogTitled, commentsBy, commentsSaying, hydrateComments, openCommentForm, signInAsStaff } from '../support/journeys/market/magazine.ts'
import { test } from '../support/journeys/market/shop.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { untilAlive } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

const TITLE = 'Half the data, the same phone: twelve settings'
const words = wordsIn('en')

test('a held comment is seen by its writer alone until staff release it; what they remove is gone for all readers', async ({ shop, page, browser }) => {
  test.setTimeout(180_000)
  const blog = await blogTitled(shop, TITLE)
  const guest = 'Ripon of the tea stall'
  const text = 'My twelve settings are at https://tea.example/settings'
  const desk = await browser.newPage({ baseURL: shop.origin })
  await signInAsStaff(desk)
  const reader = await browser.newPage({ baseURL: shop.elsewhere })

  await test.step('a guest writes one with a link: it is held, and said so', async () => {
    await page.goto(`/en/blogs/${blog}`)
    const form = await openCommentForm(page)
    await form.locator('[name=text]').fill(text)
    await form.locator('[name=name]').fill(guest)
    await form.locator('[name=email]').fill('ripon@mail.example')
    await form.locator('button[type=submit]').click()
    await expect(form.getByText(words('commenting:sent.held'))).toBeVisible()
    await expect(commentsSaying(page, text).getByText(words('commenting:state.held'))).toBeVisible()
    expect(await commentsBy(shop, guest)).toEqual([{ text, state: 'held', is_members: false }])
  })

  await test.step('other users do not see it', async () => {
    await reader.goto(`/en/blogs/${blog}`)
    await untilAlive(reader)
    await expect(commentsSaying(reader, text)).toHaveCount(0)
    expect(await (await fetch(`${shop.elsewhere}/api/blogs/${blog}/comments/`)).text()).not.toContain('tea.example')
  })

  const row = desk.getByRole('main').locator('a[href*="/desk/cases/"]').filter({ hasText: text })
  const opened = desk.getByRole('main').getByRole('article').filter({ hasText: text })
  await test.step('staff read why it waits, and release it by keys', async () => {
    await desk.goto('/en/desk/cases?kind=comment')
    await expect(row).toBeVisible()
    // From the oldest on, down to the latest. The address tells at once which one is open; row and article come after it.
    const of = new URL((await row.getAttribute('href')) ?? '', shop.origin).pathname
    for (let more = 0; more < 30 && new URL(desk.url()).pathname !== of; more++) {
      const before = desk.url()
      await desk.keyboard.press('j')
      await desk.waitForURL((url) => url.href !== before)
    }
    await expect(opened).toBeVisible()
    await expect(opened.getByText(words('desk:cases.held.links'))).toBeVisible()
    await desk.keyboard.press('1')
    await expect(opened.getByRole('button', { name: words('desk:cases.decisions.keep'), exact: true })).toBeFocused()
    await desk.keyboard.press('Enter')
    await expect(row).toHaveCount(0)
    await expect(desk.getByRole('status').filter({ hasText: /^Kept\./ })).toBeAttached()
    await desk.reload()
    await expect(desk.getByRole('main').getByRole('article')).toBeVisible()
    await expect(row).toHaveCount(0)
  })

  await test.step('all readers see it, as plain text', async () => {
    const fresh = await browser.newPage({ baseURL: shop.elsewhere })
    await fresh.goto(`/en/blogs/${blog}`)
    await expect(commentsSaying(fresh, text)).toHaveCount(1)
    await expect(commentsSaying(fresh, text).getByRole('link')).toHaveCount(0)
    const id = Number((await commentsSaying(fresh, text).getAttribute('id'))?.replace('comment-', ''))
    await test.step('a reader reports it', async () => {
      await hydrateComments(fresh)
      await commentsSaying(fresh, text)
        .getByRole('button', { name: /^Report/ })
        .click()
      await fresh
        .getByRole('dialog')
        .getByRole('button', { name: words('commenting:report.send') })
        .click()
      await expect(fresh.getByText(words('commenting:report.done'))).toBeVisible()
    })
    const { rows } = await shop.database.pool.query("select report_count from cases where kind = 'comment' and subject = $1 and state = 'open'", [id])
    expect(rows).toEqual([{ report_count: 1 }])
    await fresh.close()
  })

  await test.step('staff see that it was reported, and remove it with a reason', async () => {
    await desk.goto('/en/desk/cases')
    await row.click()
    await expect(opened.getByText('1 other case about it')).toBeVisible()
    await expect(opened.getByText('Advertising or spam').first()).toBeVisible()
    await opened.getByRole('button', { name: words('desk:cases.decisions.remove'), exact: true }).click()
    await expect(opened.getByText(words('desk:cases.reasonMissing'))).toBeVisible()
    await opened.getByLabel(words('desk:cases.reason')).fill('It sells something.')
    await opened.getByRole('button', { name: words('desk:cases.decisions.remove'), exact: true }).click()
    await expect(row).toHaveCount(0)
    expect(await commentsBy(shop, guest)).toEqual([{ text, state: 'removed', is_members: false }])
    await desk.goto('/en/desk/cases?state=closed')
    await row.first().click()
    await expect(opened.getByText('It sells something.')).toBeVisible()
  })

  await test.step('and it is gone for all readers', async () => {
    const fresh = await browser.newPage({ baseURL: shop.elsewhere })
    await fresh.goto(`/en/blogs/${blog}`)
    await untilAlive(fresh)
    await expect(commentsSaying(fresh, text)).toHaveCount(0)
    await fresh.close()
  })
  await desk.close()
  await reader.close()
})
