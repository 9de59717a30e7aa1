import { expect, type Page } from '@playwright/test'
import { faultsIn, watch } from '../support/hostile/hostile-page.ts'
import { HOSTILE_WORDS, STORED_MARKUP } from '../support/hostile/hostile-texts.ts'
import { wordsIn } from '../support/journeys/looking.ts'
import { formOf } from '../support/journeys/market/job-market.ts'
import { hydrateComments, joinAuthor, openCommentForm, writeArticle } from '../support/journeys/market/magazine.ts'
import { type Shop, test } from '../support/journeys/market/shop.ts'
import { untilAlive } from '../support/journeys/reader.ts'

const words = wordsIn('en')
const word = (at: number) => HOSTILE_WORDS[at % HOSTILE_WORDS.length] ?? ''
const TEXT_TAGS = ['P', 'BR', 'H2', 'H3', 'H4', 'STRONG', 'EM', 'B', 'I', 'U', 'S', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'CODE', 'PRE', 'A', 'IMG', 'HR', 'SPAN']
/** So many attacks stand in one article. */
const AT_ONCE = 12
const inRounds = (attacks: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(attacks.length / AT_ONCE) }, (_, round) =>
    attacks
      .slice(round * AT_ONCE, (round + 1) * AT_ONCE)
      .map((markup) => `<p>Words.</p>${markup}`)
      .join('\n'),
  )

/** No policy stops a page from being led away by its own markup: there the cleaner is the only wall. */
const leadsAway = (markup: string) => markup.includes('http-equiv')

const isHarmless = async (page: Page, happened: readonly string[], what: string) => {
  expect(await faultsIn(page), what).toEqual([])
  expect(happened, what).toEqual([])
}

/** The policy lets frames of these in, on every page: an event may have a video. */
const PLAYERS = ['www.youtube-nocookie.com', 'player.vimeo.com']

/** What is left of the text of an article that a text may not have. */
const oddTags = (page: Page): Promise<string[]> =>
  page
    .locator('.rich *')
    .evaluateAll((elements, allowed) => [...new Set(elements.map(({ tagName }) => tagName))].filter((tag) => !allowed.includes(tag)), TEXT_TAGS)

/** Markup that swallows the rest of the page takes the list of its scripts, too, and a picture named like the method that looks for it hides it. */
const findsScripts = (page: Page): Promise<boolean> =>
  page.evaluate(() => typeof document.getElementById === 'function' && document.getElementById('boot') !== null)

const addComments = ({ database }: Pick<Shop, 'database'>, blog: number, texts: readonly string[]) =>
  database.pool.query(
    `with made as (
       insert into comments (thread, author, email, text, state, key_hash, created_at)
       select (select thread from blogs where id = $1::int), left('Reader ' || n || coalesce(' ' || nullif(text, ''), ''), 60), 'reader@mail.example', text, 'shown', 'key ' || $1::int || ' ' || n,
         now() - n * interval '1 minute'
       from unnest($2::text[]) with ordinality as given (text, n) returning 1)
     update threads set comment_count = comment_count + (select count(*) from made) where id = (select thread from blogs where id = $1::int)`,
    [blog, texts],
  )

test('whatever an author sends as an article: in the page, the list, the search and the feeds nothing runs and nobody is asked', async ({ shop, page }) => {
  test.setTimeout(300_000)
  const author = await joinAuthor(shop, 'attacker')
  const happened = watch(page)
  for (const [at, content] of inRounds(STORED_MARKUP).entries()) {
    const blog = await writeArticle(author, {
      title: word(at),
      summary: word(at + 1),
      tags: word(at + 2)
        .replaceAll(',', ' ')
        .slice(0, 25),
      content,
    })
    await page.goto(`/en/blogs/${blog.id}`)
    await untilAlive(page)
    await expect(page.locator('.rich p').first()).toHaveText('Words.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.title)
    expect(await oddTags(page), content).toEqual([])
    await isHarmless(page, happened, content)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.map((json) => JSON.parse(json)).some(({ headline }) => headline === blog.title)).toBe(true)
  }
  for (const path of ['/en/blogs', '/bn/blogs', `/en/search?q=${encodeURIComponent(word(0))}`, `/en/blogs?tag=${encodeURIComponent(word(2))}`]) {
    await page.goto(path)
    await untilAlive(page)
    await isHarmless(page, happened, path)
  }
  const feed = await (await fetch(`${shop.elsewhere}/feed.xml`)).text()
  await page.goto('about:blank')
  const faults = await page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml')
    return [...document.querySelectorAll('parsererror, script')].map(({ outerHTML }) => outerHTML)
  }, feed)
  expect(faults, 'the feed is well-formed').toEqual([])
})

test.describe('without a worker, which would answer with the empty page of the app', () => {
  test.use({ serviceWorkers: 'block' })

  test('what an old cleaner let through runs nothing and asks nobody: in the page as it is sent, and by a link inside the app', async ({ shop, page }) => {
    test.setTimeout(300_000)
    const author = await joinAuthor(shop, 'attacker')
    // What the policy of the page stops has asked nobody.
    const left: string[] = []
    await page.route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => {
        const { hostname } = new URL(route.request().url())
        if (!PLAYERS.includes(hostname)) left.push(route.request().url())
        return route.abort()
      },
    )
    const happened = watch(page)
    for (const [round, content] of inRounds(STORED_MARKUP.filter((markup) => !leadsAway(markup))).entries()) {
      const title = `Raw${round}`
      // Each its own: for some seconds the service sends a page as it was.
      const { id } = await writeArticle(author, { title })
      await shop.database.pool.query('update blogs set content = $2, updated_at = now() where id = $1', [id, content])
      await page.goto(`/en/blogs/${id}`)
      await expect(page.locator('main h1')).toHaveText(title)
      if (await findsScripts(page)) await untilAlive(page)
      expect(await page.evaluate(() => Reflect.get(window, '__ran') === 1), content).toBe(false)
      await expect(page).toHaveURL(new RegExp(`/en/blogs/${id}$`))
      expect(left, content).toEqual([])
      // Pictures of ours are sent in the size of the page; the rest comes as it is stored.
      const sent = await (await fetch(`${shop.elsewhere}/en/blogs/${id}`)).text()
      const stored = content.split('\n').filter((line) => !line.includes('/media/events/'))
      expect(stored.filter((line) => !sent.includes(line))).toEqual([])
      await page.goto(`/en/blogs?q=${title}`)
      await untilAlive(page)
      happened.length = 0
      await page.getByRole('heading', { name: title, exact: true }).getByRole('link').click()
      await expect(page.locator('.rich p').first()).toHaveText('Words.')
      await expect.poll(() => oddTags(page), { message: content }).toEqual([])
      await isHarmless(page, happened, content)
    }
    expect(left).toEqual([])
  })
})

test('an article with 10,000 comments opens, pages on, and one writes below it', async ({ shop, page }) => {
  test.setTimeout(180_000)
  const author = await joinAuthor(shop)
  const { id } = await writeArticle(author, { title: 'Everybody talks' })
  await addComments(
    shop,
    id,
    Array.from({ length: 10_000 }, (_, at) => `Comment ${at}`),
  )
  await page.goto(`/en/blogs/${id}`)
  await expect(page.getByRole('heading', { name: '10,000 comments' })).toBeVisible()
  const shown = page.locator('#comments article')
  await expect(shown).toHaveCount(3)
  await hydrateComments(page)
  for (const many of [20, 40, 60]) {
    await page.getByRole('button', { name: words('comments:more') }).click()
    await expect(shown).toHaveCount(many)
  }
  expect(new Set(await shown.evaluateAll((all) => all.map((one) => one.id))).size).toBe(60)
  await expect(page.getByText('9,940 more')).toBeVisible()
  await page.getByRole('button', { name: words('comments:hide') }).click()
  await expect(shown).toHaveCount(3)
  const form = await openCommentForm(page)
  await form.locator('[name=text]').fill('The ten thousand and first.')
  await form.locator('[name=name]').fill('Late')
  await form.locator('[name=email]').fill('late@mail.example')
  await form.locator('button[type=submit]').click()
  await expect(shown.first()).toContainText('The ten thousand and first.')
  await expect(page.getByRole('heading', { name: '10,001 comments' })).toBeVisible()
})

test('an article of 5 MB is refused with what is wrong, and one that is nowhere is said to be nowhere', async ({ shop, page }) => {
  const author = await joinAuthor(shop)
  const huge = formOf({ title: 'Huge', content: `<p>${'word '.repeat(1_000_000)}</p>`, publishing: 'now' })
  await expect(author.tell('/api/blogs/create/', huge)).rejects.toThrow(/answered (?:400|413)/)
  const { rows } = await shop.database.pool.query(`select 1 from blogs where title = 'Huge'`)
  expect(rows).toEqual([])

  const happened = watch(page)
  for (const id of ['999999', '0', '-1', 'no-such-slug', '1e9', '%3Cscript%3E', '99999999999999999999']) {
    expect((await fetch(`${shop.elsewhere}/en/blogs/${id}`)).status, id).toBe(404)
    await page.goto(`/en/blogs/${id}`)
    await expect(page.getByRole('heading', { name: words('blogs:article.notFound') }), id).toBeVisible()
    await expect(page.getByRole('link', { name: words('blogs:article.seeAll') }), id).toBeVisible()
  }
  for (const query of ['tag=no-such-tag', 'category=no-such-category', 'author=999999', `tag=${encodeURIComponent(word(0))}`]) {
    await page.goto(`/en/blogs?${query}`)
    await untilAlive(page)
    await expect(page.getByText(words('blogs:list.empty')), query).toBeVisible()
  }
  await isHarmless(page, happened, 'nowhere')
})
