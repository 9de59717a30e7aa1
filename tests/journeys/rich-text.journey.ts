import { expect, type Page } from '@playwright/test'
import { aPhoto } from '../support/a-picture.ts'
import { HOSTILE_MARKUP, STRANGER } from '../support/hostile/hostile-markup.ts'
import { violations } from '../support/journeys/accessible.ts'
import { keptForOwner, postEventOf, sellOn } from '../support/journeys/market/event-of-seller.ts'
import { test } from '../support/journeys/market/walk.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { collectComplaints, untilAlive } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

const FORM = '/en/selleraddevent'
const area = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true })
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' }).first()
const tool = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })

/** The text as its tags say it, without what the library marks its own with. */
const markup = (page: Page): Promise<string> =>
  area(page).evaluate((element) =>
    element.innerHTML.replace(/ (?:dir|data-lexical-[\w-]+|value|draggable|contenteditable)="[^"]*"/g, '').replace(/<\/?span[^>]*>/g, ''),
  )

/** Pastes as a browser does, with what another page put into the clipboard. */
const paste = (page: Page, data: Record<string, string>): Promise<void> =>
  area(page).evaluate((element, flavours) => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(flavours)) clipboardData.setData(type, text)
    element.focus()
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)

async function empty(page: Page): Promise<void> {
  await area(page).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Backspace')
  await expect.poll(() => markup(page)).toMatch(/^<p><br><\/p>$/)
}

async function openForm(page: Page, path = FORM): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
  await expect(area(page)).toBeEditable()
}

test('a text is written in Bangla, shaped by bar and keys, and outlives the page', async ({ page, context, sharedMarket }) => {
  const complaints = collectComplaints(page)
  await sellOn(page, sharedMarket.origin)
  await openForm(page)

  await test.step('words that a keyboard of Android composes arrive whole, and so do signs of several parts', async () => {
    await area(page).click()
    const devtools = await context.newCDPSession(page)
    for (const text of ['ব', 'বৈ', 'বৈশ', 'বৈশা', 'বৈশাখী']) {
      await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    }
    await devtools.send('Input.insertText', { text: 'বৈশাখী' })
    await page.keyboard.insertText(' মেলা 👨‍👩‍👧')
    await expect(area(page)).toHaveText('বৈশাখী মেলা 👨‍👩‍👧')
    await page.keyboard.press('Backspace')
    await expect(area(page)).toHaveText('বৈশাখী মেলা ')
  })

  await test.step('on a phone the bar lies at the bottom, where the keyboard begins, and a press leaves the keyboard up', async () => {
    await tool(page, 'Heading').tap()
    await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true')
    await expect(area(page)).toBeFocused()
    const box = await bar(page).boundingBox()
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740)
    await page.keyboard.press('Enter')
  })

  await test.step('by keys alone', async () => {
    await page.keyboard.type('plain ')
    await page.keyboard.press('Control+B')
    await page.keyboard.type('bold')
    await page.keyboard.press('Control+B')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Shift+Digit8')
    await page.keyboard.type('one')
    await page.keyboard.press('Enter')
    await page.keyboard.type('two')
    await page.keyboard.press('Alt+F10')
    await expect(tool(page, 'Heading')).toBeFocused()
    for (let at = 0; at < 4; at++) await page.keyboard.press('ArrowRight')
    await expect(tool(page, 'Link')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(tool(page, 'Bold')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(area(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(area(page)).not.toBeFocused()
    await area(page).focus()
  })

  await test.step('a link goes to the web, or nowhere', async () => {
    await page.keyboard.press('Control+K')
    const dialog = page.getByRole('dialog', { name: 'Add a link' })
    await dialog.getByLabel('Web address').fill('javascript:alert(1)')
    await dialog.getByRole('button', { name: 'Save link' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Enter a web address')
    await dialog.getByLabel('Text to show').fill('programme')
    await dialog.getByLabel('Web address').fill('example.com/মেলা')
    await page.keyboard.press('Enter')
    await expect(area(page).getByRole('link', { name: 'programme' })).toHaveAttribute('href', 'https://example.com/মেলা')
  })

  const written = '<h2>বৈশাখী মেলা </h2><p>plain <strong>bold</strong></p><ul><li>one</li><li>two<a href="https://example.com/মেলা">programme</a></li></ul>'
  await test.step('what is undone comes back', async () => {
    expect(await markup(page)).toBe(written)
    await tool(page, 'Undo').click()
    expect(await markup(page)).not.toBe(written)
    await tool(page, 'Redo').click()
    expect(await markup(page)).toBe(written)
  })

  await test.step('a killed tab later it is all there', async () => {
    await page.keyboard.insertText('!')
    await expect.poll(() => keptForOwner(page)).toContain('programme</a>!')
    await page.reload()
    await untilAlive(page)
    await expect.poll(() => markup(page)).toBe(written.replace('</a>', '</a>!'))
  })
  expect(complaints).toEqual([])
})

test('a picture stands in a text: without network it stays chosen, and readers see it', async ({ page, context, gateway, sharedMarket }) => {
  await sellOn(page, sharedMarket.origin)
  await openForm(page)
  await area(page).click()
  await page.keyboard.type('The stage:')
  await tool(page, 'Picture').click()
  const dialog = page.getByRole('dialog', { name: 'Add a picture' })

  await test.step('without network', async () => {
    gateway.set('cut')
    await context.setOffline(true)
    await dialog.locator('input[type=file]').setInputFiles(await aPhoto())
    await dialog.getByLabel('What does the picture show?').fill('The stage at "dusk"')
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Insert' }).click()
    await expect(dialog.getByRole('alert')).toContainText('It stays chosen')
    await expect(dialog.getByLabel('What does the picture show?')).toHaveValue('The stage at "dusk"')
  })

  await test.step('and with it again', async () => {
    gateway.set('open')
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Insert' }).click()
    await expect(dialog).toBeHidden()
    const picture = area(page).getByRole('img', { name: 'The stage at "dusk"' })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(area(page)).toBeFocused()
  })

  const src = (await area(page).getByRole('img').getAttribute('src')) ?? ''
  expect(src).toMatch(/^\/media\//)
  await test.step('its words are changed by a tap on it', async () => {
    await area(page).getByRole('img').tap()
    const change = page.getByRole('dialog', { name: 'Picture' })
    await change.getByLabel('What does the picture show?').fill('The stage by night')
    await change.getByRole('button', { name: 'Save' }).click()
    await expect(area(page).getByRole('img', { name: 'The stage by night' })).toBeVisible()
  })

  await test.step('in an event’s page, with quotes and headings', async () => {
    const id = await postEventOf(page, { description: `<h3>Come</h3><blockquote>All of you</blockquote><p><img src="${src}" alt="The stage by night"></p>` })
    await page.goto(`/en/eventdetails/${id}`)
    const shown = page.getByRole('img', { name: 'The stage by night' })
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { level: 3, name: 'Come' })).toBeVisible()
  })
})

test('whatever is pasted, nothing runs, no other server is asked, and only tags of the service stay', async ({ page, gateway, sharedMarket }) => {
  test.slow()
  await sellOn(page, sharedMarket.origin)
  const strangers: string[] = []
  page.on('request', (request) => request.url().includes(STRANGER) && strangers.push(request.url()))
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => strangers.push(`a dialog: ${dialog.message()}`)))
  await openForm(page)
  for (const html of HOSTILE_MARKUP) {
    await empty(page)
    await paste(page, { 'text/html': html, 'text/plain': 'words' })
    await expect.poll(() => markup(page), { message: html }).not.toBe('')
    const found = await area(page).evaluate((element) => ({
      tags: [...new Set([...element.querySelectorAll('*')].map((one) => one.tagName))],
      attributes: [...new Set([...element.querySelectorAll('*')].flatMap((one) => one.getAttributeNames()))],
      links: [...element.querySelectorAll('a')].map((one) => one.href),
    }))
    expect(
      found.tags.filter((tag) => !ALLOWED_TAGS.includes(tag)),
      html,
    ).toEqual([])
    expect(
      found.attributes.filter((name) => !ALLOWED_ATTRIBUTES.includes(name)),
      html,
    ).toEqual([])
    expect(
      found.links.filter((link) => !/^https?:\/\/(?:example\.com|stranger\.example)/.test(link)),
      html,
    ).toEqual([])
  }

  await test.step('nor what another page says to be of the same editor', async () => {
    await empty(page)
    const nodes = [{ type: 'link', url: 'javascript:window.__ran=1', version: 1, children: [{ type: 'text', text: 'press', version: 1, style: 'color:red' }] }]
    await paste(page, { 'application/x-lexical-editor': JSON.stringify({ namespace: 'hatkhola', nodes }), 'text/plain': 'plain words' })
    await expect(area(page)).toHaveText('plain words')
    await expect(area(page).getByRole('link')).toHaveCount(0)
  })
  expect(await page.evaluate(() => '__ran' in window)).toBe(false)
  expect(strangers).toEqual([])
  expect(gateway.asked.filter(({ path }) => /\/x(?:$|\?)/.test(path))).toEqual([])
})

const ALLOWED_TAGS = ['P', 'BR', 'H2', 'H3', 'H4', 'STRONG', 'EM', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'A', 'SPAN', 'CODE', 'IMG']
const ALLOWED_ATTRIBUTES = ['dir', 'value', 'href', 'class', 'data-lexical-text', 'data-lexical-linebreak', 'data-lexical-managed-linebreak']

test('what word processors and pages write becomes plain text blocks, and too much is refused whole', async ({ page, sharedMarket }) => {
  await sellOn(page, sharedMarket.origin)
  await openForm(page)
  await test.step('Word', async () => {
    await empty(page)
    await paste(page, {
      'text/html': `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body><!--StartFragment-->
        <h1 style="mso-style:x">Fair<o:p></o:p></h1>
        <p class=MsoNormal><b><span style="font-size:12pt;font-family:'Vrinda'">বৈশাখ</span></b> is <i>near</i></p>
        <p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span><![endif]>songs</p>
        <p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>food</p><!--EndFragment--></body></html>`,
    })
    await expect.poll(() => markup(page)).toBe('<h2>Fair</h2><p><strong>বৈশাখ</strong> is <em>near</em></p><ul><li>songs</li><li>food</li></ul>')
  })
  await test.step('Google Docs', async () => {
    await empty(page)
    await paste(page, {
      'text/html': `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;color:#f00">Bold</span><span style="font-weight:400"> not </span><span style="text-decoration:underline">under</span></p><br /><ol><li dir="ltr" aria-level="1"><p role="presentation"><span>first</span></p></li></ol></b>`,
    })
    await expect.poll(() => markup(page)).toContain('<strong>Bold</strong> not under</p>')
    expect(await markup(page)).toContain('<ol><li>first</li></ol>')
  })
  await test.step('words into a line stay in the line', async () => {
    await empty(page)
    await page.keyboard.type('before ')
    await paste(page, { 'text/html': '<p>in <b>between</b></p>', 'text/plain': 'in between' })
    await page.keyboard.type(' after')
    await expect.poll(() => markup(page)).toMatch(/^<p>before in <strong>between.*after.*<\/p>$/)
  })
  await test.step('an address over chosen words makes them a link', async () => {
    await empty(page)
    await page.keyboard.type('here')
    await page.keyboard.press('Control+A')
    await paste(page, { 'text/plain': 'https://example.com/a' })
    await expect.poll(() => markup(page)).toBe('<p><a href="https://example.com/a">here</a></p>')
  })
  await test.step('too much', async () => {
    await empty(page)
    await page.keyboard.type('mine')
    await paste(page, { 'text/html': `<p>${'মেলা '.repeat(30_000)}</p>`, 'text/plain': 'x' })
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing was pasted' })).toBeVisible()
    expect(await markup(page)).toBe('<p>mine</p>')
    await page.keyboard.type('!')
    await expect(page.getByText('Nothing was pasted')).toBeHidden()
  })
})
