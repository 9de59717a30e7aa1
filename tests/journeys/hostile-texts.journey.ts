import { expect, type Page } from '@playwright/test'
import { faultsIn, watch } from '../support/hostile/hostile-page.ts'
import { type Asker, copyWith, joinAsking, openHostileShop, postFree, verifyEmail } from '../support/hostile/hostile-shop.ts'
import { HOSTILE_STATES, HOSTILE_WORDS, STORED_MARKUP } from '../support/hostile/hostile-texts.ts'
import { type Shop, test } from '../support/journeys/market/shop.ts'
import { signIn } from '../support/journeys/member.ts'
import { untilAlive } from '../support/journeys/reader.ts'

/** What is left of a text that was shown: only tags that a text may have. */
const tagsIn = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((at) => [...new Set([...document.querySelectorAll(`${at} *`)].map((element) => element.tagName))], selector)

const TEXT_TAGS = ['P', 'BR', 'H2', 'H3', 'H4', 'STRONG', 'EM', 'B', 'I', 'U', 'S', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'CODE', 'PRE', 'A', 'IMG', 'HR', 'SPAN']

async function isHarmless(page: Page, happened: readonly string[], what: string): Promise<void> {
  expect(await faultsIn(page), what).toEqual([])
  expect(happened, what).toEqual([])
}

const word = (at: number) => HOSTILE_WORDS[at % HOSTILE_WORDS.length] ?? ''
/** Opens everything that is folded: terms and questions. */
const unfold = (page: Page): Promise<void> =>
  page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '')
  })
/** What a word without spaces pushes out of the phone. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = [...document.querySelectorAll('main *:not(figure, figure *)')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    return scrollWidth > clientWidth ? wide.map((element) => element.outerHTML.slice(0, 150)) : []
  })

/** So many attacks stand in one event, half of them in its description and half in its terms. */
const AT_ONCE = 12
const ROUNDS = Array.from({ length: Math.ceil(STORED_MARKUP.length / AT_ONCE) }, (_, round) =>
  [0, AT_ONCE / 2].map((from) =>
    STORED_MARKUP.slice(round * AT_ONCE + from, round * AT_ONCE + from + AT_ONCE / 2)
      .map((markup) => `<p>Words.</p>${markup}`)
      .join('\n'),
  ),
)

/** One event for each round. */
async function postAll(seller: Asker): Promise<number[]> {
  const first = await postFree(seller, { title: word(0) })
  const events: number[] = []
  for (const [round, [description = '', terms = '']] of ROUNDS.entries()) {
    const texts = { title: word(round), location: word(round + 9), description, terms_and_condition: terms || '<p>Words.</p>' }
    events.push(await copyWith(seller, first, texts))
  }
  return events
}

test('whatever a seller stores as description and terms: in the page as sent, nothing runs and no other server is asked', async ({ shop, page }) => {
  test.setTimeout(400_000)
  const seller = await joinAsking(shop.elsewhere, 'attacker')
  await verifyEmail(shop, seller)
  const slug = await openHostileShop(seller, word(0))
  const events = await postAll(seller)
  const happened = watch(page)
  for (const [round, event] of events.entries()) {
    const attacks = ROUNDS[round]?.join('\n') ?? ''
    await page.goto(`/en/eventdetails/${event}`)
    await expect(page.locator('.rich').first()).toContainText('Words.')
    await unfold(page)
    const left = await tagsIn(page, '.rich')
    expect(
      left.filter((tag) => !TEXT_TAGS.includes(tag)),
      attacks,
    ).toEqual([])
    expect(await tooWide(page), `${word(round)} ${attacks}`).toEqual([])
    await isHarmless(page, happened, attacks)
  }

  await test.step('the list, the shop and a page that is reached by a link inside the app', async () => {
    await page.goto(`/en/seller/${slug}`)
    await untilAlive(page)
    await isHarmless(page, happened, 'the shop')
    await page.locator('main a[href*="/eventdetails/"]').first().click()
    await expect(page.locator('.rich').first()).toContainText('Words.')
    await isHarmless(page, happened, 'an event of the shop')
    await page.goto(`/en/events?q=${encodeURIComponent(word(1))}`)
    await untilAlive(page)
    await isHarmless(page, happened, 'a search')
    await page.goto('/bn/events')
    await isHarmless(page, happened, 'the list')
  })
})

test('what was stored before there was any cleaning is harmless in the app and in the editor', async ({ shop, page }) => {
  test.setTimeout(400_000)
  const seller = await joinAsking(shop.elsewhere, 'attacker')
  await verifyEmail(shop, seller)
  const slug = await openHostileShop(seller, 'Ghat')
  const event = await postFree(seller, { title: 'Raw' })
  await signIn(page, seller.member)
  const happened = watch(page)
  for (const [at, texts] of ROUNDS.entries()) {
    await writeRaw(shop, event, texts)
    await test.step(`${at}: by a link inside the app`, async () => {
      await page.goto(`/en/seller/${slug}`)
      await untilAlive(page)
      await page.locator(`main a[href*="/eventdetails/${event}"]`).first().click()
      await expect(page.locator('.rich p').first()).toHaveText('Words.')
      await unfold(page)
      const left = await tagsIn(page, '.rich')
      expect(
        left.filter((tag) => !TEXT_TAGS.includes(tag)),
        texts.join(),
      ).toEqual([])
      await isHarmless(page, happened, texts.join())
    })
    await test.step(`${at}: in the editor`, async () => {
      await page.goto(`/en/sellerevents/event/${event}/update`)
      for (const name of ['Description', 'Terms and Conditions']) await expect(page.getByRole('textbox', { name, exact: true })).toContainText('Words.')
      await isHarmless(page, happened, texts.join())
    })
  }
})

test('whatever stands where the editor keeps its own: the form opens with the words that readers see, and can be saved', async ({ shop, page }) => {
  test.setTimeout(400_000)
  const seller = await joinAsking(shop.elsewhere, 'attacker')
  await verifyEmail(shop, seller)
  await openHostileShop(seller, 'Ghat')
  const first = await postFree(seller, { title: 'States' })
  let event = first
  await signIn(page, seller.member)
  const happened = watch(page)
  for (let at = 0; at < HOSTILE_STATES.length; at += 2) {
    const states = [HOSTILE_STATES[at] ?? '', HOSTILE_STATES[at + 1] ?? '']
    event = await copyWith(seller, first, {
      description_state: states[0] ?? '',
      terms_state: states[1] ?? '',
      description: '<p>Words.</p>',
      terms_and_condition: '<p>Words.</p>',
    })
    await page.goto(`/en/sellerevents/event/${event}/update`)
    const areas = ['Description', 'Terms and Conditions'].map((name) => page.getByRole('textbox', { name, exact: true }))
    for (const area of areas) {
      await expect(area, states.join().slice(0, 300)).toBeEditable()
      await expect(area).toHaveText('Words.')
      expect(await area.locator('a, img, iframe, script').count(), states.join().slice(0, 300)).toBe(0)
    }
    await isHarmless(page, happened, states.join().slice(0, 300))
  }
  await test.step('and it is still a form', async () => {
    const area = page.getByRole('textbox', { name: 'Description', exact: true })
    await area.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' And more.')
    await expect(page.getByText('Changed, not saved yet: Description')).toBeVisible()
    await page.getByRole('button', { name: 'Update Event', exact: true }).click()
    await expect.poll(async () => (await seller.ask<{ description: string }>(`/api/event/${event}/own/`)).description).toBe('<p>Words. And more.</p>')
  })
  expect(happened).toEqual([])
})

/** As an earlier version of the service, which cleaned nothing, would have stored it. */
const writeRaw = ({ database }: Shop, event: number, [description, terms]: readonly string[]) =>
  database.pool.query('update events set description = $2, terms_and_condition = $3 where id = $1', [event, description, terms])
