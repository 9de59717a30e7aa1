import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { BlogForm } from '#contract/blogs/blog-form.ts'
import { scriptLanguage, wordsOf } from '#contract/core/text.ts'
import { COMMENT_LIMITS } from '#contract/threads/comment-fields.ts'
import { CommentForm } from '#contract/threads/comment-form.ts'
import { COMMENT_STATES } from '#contract/threads/comments.ts'
import { cleanHtml } from '#server/adapters/html.ts'
import { linesOf, readingOf } from '#server/db/blogs/blog-measures.ts'
import { DEMO_ACCOUNTS } from '#server/db/seed/accounts.ts'
import { blogHtml } from '#server/db/seed/blog-markup.ts'
import { seedBlogScale } from '#server/db/seed/seed-blog-scale.ts'
import { seedDemo } from '#server/db/seed/seed-demo.ts'
import type { blogs } from '#server/db/tables/blogs.ts'
import { useDatabase } from '#tests/support/server/database.ts'

type Blog = Omit<typeof blogs.$inferSelect, 'published_at' | 'category'> & { published_at: Date | null; username: string; category: string; member_since: Date }

const NOON = Date.parse('2026-11-18T06:00:00Z')
const AT = new Date(NOON).toISOString()
const PUBLIC = `published_at <= '${AT}' and not is_withdrawn`
const database = useDatabase()
const asked = new Set<string>()
let all: Blog[] = []
let shown: Blog[] = []

const rowsOf = async <T extends object>(text: string) => (await database.pool.query<T>(text)).rows
const files = {
  put: async () => undefined,
  exists: async (key: string) => {
    asked.add(`/media/${key}`)
    return true
  },
}
const wordCount = (content: string) => linesOf(content).join(' ').split(' ').length
const isShown = ({ published_at, is_withdrawn }: Blog) => published_at !== null && published_at.getTime() <= NOON && !is_withdrawn

beforeAll(async () => {
  await seedDemo(database, { files, sell: async () => undefined, apply: async () => undefined }, NOON)
  all = await rowsOf<Blog>(
    'select b.*, u.username, u.created_at as member_since, c.slug as category from blogs b join users u on u.id = b.author join categories c on c.id = b.category order by b.id',
  )
  shown = all.filter(isShown)
})

describe('answers', () => {
  it('with forty articles that are public, half of them in each script, some featured', () => {
    expect(shown).toHaveLength(40)
    expect(shown.filter(({ language }) => language === 'bn')).toHaveLength(20)
    expect(new Set(shown.map(({ title }) => title)).size).toBe(40)
    for (const { title, language } of all) expect(language, title).toBe(scriptLanguage(title))
    expect(shown.filter(({ is_featured }) => is_featured).length).toBeGreaterThan(5)
    expect(shown.filter(({ is_featured }) => is_featured).length).toBeLessThan(20)
  })

  it('with one to come, two drafts and one that was taken off, of those who are printed at the start among others', () => {
    const others = all.filter((one) => !isShown(one))
    expect(others.filter(({ published_at }) => published_at === null).map(({ username }) => username)).toEqual(expect.arrayContaining(['nusrat', 'rafiq']))
    expect(others.filter(({ published_at }) => published_at && published_at.getTime() > NOON)).toHaveLength(1)
    expect(others.filter(({ is_withdrawn }) => is_withdrawn)).toHaveLength(1)
    expect(others).toHaveLength(4)
  })

  it('of substance: hundreds of words each, some a thousand or nearly, headings in all of them, and nothing that stands for a text', () => {
    const lengths = shown.map(({ content }) => wordCount(content))
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(300)
    expect(lengths.filter((words) => words >= 900).length).toBeGreaterThanOrEqual(3)
    for (const { title, content } of shown) {
      expect(content.match(/<h2>/g)?.length, title).toBeGreaterThanOrEqual(2)
      expect(content, title).not.toMatch(/lorem|ipsum|undefined|null|\*\*|## |!\[/i)
    }
    for (const part of ['<h3>', '<ul>', '<ol>', '<blockquote>', '<img ', '<pre>', '<strong>', '<em>'])
      expect(
        shown.some(({ content }) => content.includes(part)),
        part,
      ).toBe(true)
  })

  it('some of them in both languages', () => {
    const twice = shown.filter(({ second_title }) => second_title !== '')
    expect(new Set(twice.map(({ language }) => language)).size).toBe(2)
    for (const { title, language, second_summary, second_content } of twice) {
      expect(scriptLanguage(second_summary), title).not.toBe(language)
      expect(scriptLanguage(linesOf(second_content).join(' ')), title).not.toBe(language)
    }
  })

  it('that their authors could have typed, in a form that cleaning leaves as it is', () => {
    for (const { title, summary, tags, category, content, second_title, second_summary, second_content } of all) {
      expect([cleanHtml(content), cleanHtml(second_content)], title).toEqual([content, second_content])
      const seconds = { second_title, second_summary, second_content }
      const read = v.safeParse(BlogForm, { title, summary, tags: tags.join(', '), category, content, ...seconds })
      expect(read.issues?.map(({ message, path }) => `${path?.[0]?.key} ${message}`) ?? [], title).toEqual([])
      expect([title, summary], title).toEqual([title.normalize('NFC'), summary.normalize('NFC')])
    }
    for (const { title, summary, language, content } of shown) {
      expect(summary.length, title).toBeGreaterThan(60)
      expect(scriptLanguage(summary), title).toBe(language)
      // Bangla has no slanted letters.
      if (language === 'bn') expect(content, title).not.toContain('<em>')
    }
  })

  it('with what is told of each by the rules of the service, over most categories', () => {
    for (const { title, content, second_title, second_content, language, reading_minutes, second_reading_minutes, offline_bytes } of all) {
      expect({ language, reading_minutes, second_reading_minutes }, title).toEqual(readingOf({ title, content, second_title, second_content }))
      expect(offline_bytes, title).toBeGreaterThan(40_000)
    }
    expect(new Set(shown.map(({ category }) => category)).size).toBeGreaterThanOrEqual(14)
  })

  it('with dates that could have been: over ten months, after their author came and was let write', async () => {
    const oldest = Math.min(...shown.map(({ published_at }) => published_at?.getTime() ?? 0))
    expect(NOON - oldest).toBeGreaterThan(200 * 86_400_000)
    for (const { title, created_at, updated_at, member_since } of all) {
      expect(Date.parse(String(created_at)), title).toBeGreaterThan(member_since.getTime())
      expect(Date.parse(String(updated_at)), title).toBeLessThanOrEqual(NOON)
    }
    const early = await rowsOf(`select b.title from blogs b left join authors a on a.user_id = b.author and a.state = 'granted'
      join users u on u.id = b.author where a.decided_at is null or a.decided_at > b.created_at or a.asked_at < u.created_at`)
    expect(early).toEqual([])
  })

  it('with earlier versions of some, the latest below the present one', async () => {
    const kept = await rowsOf<{ most: number; count: number; version: number; last: Date; updated_at: Date }>(
      `select max(r.version) as most, count(*)::integer as count, b.version, max(r.saved_at) as last, b.updated_at
       from blog_revisions r join blogs b on b.id = r.blog group by b.id`,
    )
    expect(kept.length).toBeGreaterThan(4)
    for (const { most, count, version, last, updated_at } of kept) {
      expect([most, count]).toEqual([version - 1, version - 1])
      expect(last.getTime()).toBeLessThan(updated_at.getTime())
    }
    expect(all.filter(({ version }) => version > 1)).toHaveLength(kept.length)
  })

  it('with a picture of its own for each, and for those within', async () => {
    const within = all.flatMap(({ content }) => [...content.matchAll(/<img src="([^"]+)" alt="([^"]+)" \/>/g)])
    expect(within.length).toBeGreaterThan(8)
    for (const path of [...all.map(({ thumbnail }) => thumbnail ?? ''), ...within.map(([, path]) => path ?? '')]) expect(asked).toContain(path)
    expect(new Set(all.map(({ thumbnail }) => thumbnail)).size).toBe(all.length)
  })

  it('to a search of folded words and to a tag in another spelling', async () => {
    const found = await rowsOf<{ title: string }>(`select title from blogs where search_words @@ '${wordsOf('নৌকাবাইচ বৈঠার').join(' & ')}'::tsquery`)
    expect(found.map(({ title }) => title)).toEqual(['নৌকাবাইচ: পঞ্চাশ বৈঠার এক তাল'])
    expect(await rowsOf(`select 1 from blogs where tag_keys @> array['handloom']`)).toHaveLength(2)
    expect(await rowsOf(`select 1 from search_vocabulary where word = 'mezban'`)).toHaveLength(1)
  })

  it('with comments in every state, that readers could have typed, after the article and before now', async () => {
    const said = await rowsOf<{ author: string; email: string; text: string; state: string; created_at: Date; published_at: Date; above: Date | null }>(
      'select c.*, b.published_at, p.created_at as above from comments c join blogs b on b.thread = c.thread left join comments p on p.id = c.parent',
    )
    // Its author hides a comment of a post alone.
    expect(new Set(said.map(({ state }) => state))).toEqual(new Set(COMMENT_STATES.filter((state) => state !== 'hidden')))
    for (const { author, email, text, created_at, published_at, above } of said) {
      expect(v.safeParse(CommentForm, { name: author, email, text }).output, text).toMatchObject({ name: author, email, text })
      expect(created_at.getTime(), text).toBeGreaterThan((above ?? published_at).getTime())
      expect(created_at.getTime(), text).toBeLessThan(NOON)
    }
    const bangla = said.filter(({ text }) => scriptLanguage(text) === 'bn').length
    expect(bangla / said.length).toBeGreaterThan(0.4)
    const [waiting] = await rowsOf<Record<string, number>>(`select count(*) filter (where state = 'held') as held,
      count(*) filter (where state = 'shown' and exists (select from cases where kind = 'comment' and subject = comments.id and state = 'open')) as reported, count(*) filter (where user_id is null) as guests,
      count(*) filter (where user_id is not null) as members, count(distinct held_reason) as reasons from comments`)
    for (const [kind, count] of Object.entries(waiting ?? {})) expect(count, kind).toBeGreaterThan(2)
  })

  it('with counts that are true: of comments, of answers, of reports', async () => {
    const wrong = await rowsOf(`
      select t.id::text from threads t where comment_count <> (select count(*) from comments c left join comments p on p.id = c.parent
        where c.thread = t.id and c.state = 'shown' and coalesce(p.state, 'shown') = 'shown')
      union all select c.text from comments c where reply_count <> (select count(*) from comments r where r.parent = c.id and r.state = 'shown')
        or (state = 'held') <> (held_reason is not null)
        or (state in ('held', 'removed')) <> exists (select from cases where kind = 'comment' and subject = c.id and (state = 'removed' or held_reason = c.held_reason))
      union all select id::text from cases where report_count <> (select count(*) from reports where "case" = cases.id)`)
    expect(wrong).toEqual([])
    const answers = await rowsOf(`select 1 from comments c join comments p on p.id = c.parent join blogs b on b.thread = c.thread
      where p.parent is not null or p.thread <> c.thread`)
    expect(answers).toEqual([])
  })

  it('with one article that is talked about for pages, with more answers to one comment than come with it', async () => {
    const [most] = await rowsOf<{ count: number }>(`select count(*)::integer as count from comments where parent is null and state = 'shown'
      group by thread order by count desc limit 1`)
    expect(most?.count).toBeGreaterThan(2 * COMMENT_LIMITS.perPage)
    expect(await rowsOf(`select 1 from comments where reply_count > ${COMMENT_LIMITS.repliesFirst}`)).not.toEqual([])
  })

  it('with a member of staff, and a seller whose wish to write waits for staff', async () => {
    expect(await rowsOf('select username from users where is_staff')).toEqual([{ username: 'moderator' }])
    expect(DEMO_ACCOUNTS.map(({ username }) => username)).toContain('moderator')
    const waiting = await rowsOf<{ username: string; note: string; slug: string }>(
      `select u.username, a.note, s.slug from authors a join users u on u.id = a.user_id join seller_profiles s on s.user_id = u.id where a.state = 'asked'`,
    )
    expect(waiting).toEqual([{ username: 'anwar', slug: 'anwar', note: expect.stringMatching(/\w{5}/) }])
  })

  it('with ten banners of Home, each of a category with articles', async () => {
    const banners = await rowsOf<{ image: string; title: string; title_bn: string; path: string }>(
      `select * from banners where place = 'home' order by position`,
    )
    expect(banners).toHaveLength(10)
    const used = new Set(shown.map(({ category }) => category))
    for (const { image, title, title_bn, path } of banners) {
      expect([scriptLanguage(title), scriptLanguage(title_bn), asked.has(image)], title).toEqual(['en', 'bn', true])
      expect(used, title).toContain(path.replace('/category/', ''))
    }
    expect(new Set(banners.map(({ image }) => image)).size).toBe(10)
    expect(new Set(banners.map(({ path }) => path)).size).toBe(10)
  })

  it('with many times as many articles when asked, all of them found by their words', async () => {
    expect(await seedBlogScale(database, 3, NOON)).toBe(3 * 40)
    const [after] = await rowsOf<Record<string, number>>(`select count(*) filter (where ${PUBLIC}) as shown,
      count(*) filter (where search_words = '' or char_length(title) > 120) as wrong, count(*) filter (where tag_keys = '{}') as untagged,
      (select count(*) from blogs b, unnest(tsvector_to_array(b.search_words)) as used where used !~ '^[~^@#=]' and not exists (select from search_vocabulary where word = used)) as unlearned
      from blogs`)
    expect(after).toEqual({ shown: 4 * 40, wrong: 0, untagged: 0, unlearned: 0 })
  })
})

describe('guards', () => {
  it('against signs of a text being read as markup', () => {
    const html = blogHtml('a < b & c\n\n> 5 > 3\n\n    if (a < b) go()', () => '')
    expect(html).toBe('<p>a &lt; b &amp; c</p><blockquote>5 &gt; 3</blockquote><pre><code>if (a &lt; b) go()</code></pre>')
  })
})
