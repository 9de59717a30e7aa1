import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PERSON_LIMITS } from '#contract/people/people.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import { SELLER_LIMITS } from '#contract/sellers/sellers.ts'
import { useApp } from '#tests/support/server/app.ts'
import { change } from '#tests/support/server/nouns/applying.ts'
import { ask, newKey } from '#tests/support/server/nouns/commenting.ts'
import { aPoster, joinAsSeller } from '#tests/support/server/nouns/posting.ts'
import { joinWithPage } from '#tests/support/server/nouns/posts.ts'
import { sendPost } from '#tests/support/server/nouns/sending-posts.ts'
import type { SignedInPerson } from '#tests/support/server/people.ts'
import { drawSeed } from '#tests/support/server/seed.ts'

const app = useApp()
const { seed, random, oneOf } = drawSeed()
let picture: Uint8Array
let author: SignedInPerson
let seller: SignedInPerson
let people = 0
beforeAll(async () => {
  picture = await aPoster('#07a', 40, 30)
})
beforeEach(async () => {
  people += 1
  author = await joinWithPage(app, `hostile${people}`)
  seller = await joinAsSeller(app, `hostile-shop${people}`)
})

const ATTACKS = {
  tower: () => `Z${'\u0301\u0323'.repeat(50 + random(300))}`,
  'hidden tower': () => `a${'\u0301\u200d\u034f'.repeat(50 + random(200))}`,
  lines: () => '\n'.repeat(2 + random(1900)),
  'lines of nothing': () => '\n\u200b \u2060'.repeat(2 + random(400)),
  turned: () => oneOf(['\u202e', '\u2066', '\u200f', '\u061c', '\u202d']),
  control: () => oneOf(['\0', '\u0007', '\u001b[2J', '\u0085']),
  unseen: () => oneOf(['\u200b', '\u2060', '\u2800', '\u00ad', '\u{e0041}', '\u3164']).repeat(1 + random(20)),
  markup: () => oneOf(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>', 'javascript:alert(1)']),
  tag: () => `#${oneOf(['a', 'ক', '_'])}${'\u0301'.repeat(random(60))}${'b'.repeat(random(80))}`,
  word: () => oneOf(['mango', 'নৌকা', 'Padma', '😀']),
} as const
const KINDS = Object.keys(ATTACKS) as (keyof typeof ATTACKS)[]
/** Some of them after another, with words between. */
const someText = () => Array.from({ length: 1 + random(4) }, () => ATTACKS[oneOf(KINDS)]() + oneOf(['', ' ', 'ok '])).join('')

const TURNING_OR_CONTROL = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/u
/** What is wrong with a text that was taken; nothing: it may be shown. */
function faultsOf(text: string, { most, hasLines = false }: { most: number; hasLines?: boolean }): string[] {
  const plain = hasLines ? text.replaceAll(/[\n\t]/g, '') : text
  return [
    ...(TURNING_OR_CONTROL.test(plain) ? ['turns or controls'] : []),
    ...(/[\p{M}\p{DI}]{0,}(?:\p{M}\p{DI}*){5,}/u.test(text) ? ['tower of marks'] : []),
    ...(text !== '' && /^[\s\p{DI}\u2800]+$/u.test(text) ? ['nothing is seen'] : []),
    ...([...text].length > most ? ['too long'] : []),
    ...(hasLines && /\n\s*\n\s*\n/u.test(text) ? ['lines of nothing'] : []),
    ...(text.isWellFormed() ? [] : ['half a character']),
  ]
}

interface Door {
  send: (text: string) => Promise<Response>
  /** What was taken of it. */
  taken: (answer: never) => string[]
  most: number
  hasLines?: boolean
}

async function aPostOf(fields: Record<string, string> = {}, pictures: Uint8Array[] = []) {
  return (await sendPost(app, author, { fields: { text: newKey(), ...fields }, pictures })).json()
}

const DOORS: Record<string, () => Promise<Door>> = {
  'a post': async () => ({
    send: (text) => sendPost(app, author, { fields: { text } }),
    taken: ({ text, tags }: { text: string; tags: string[] }) => [text, ...tags],
    ...{ most: POST_LIMITS.textLongest, hasLines: true },
  }),
  'an edit': async () => {
    const { id } = await aPostOf()
    let version = 0
    return {
      send: (text) => {
        version += 1
        return change(app, author, { path: `/api/posts/${id}/`, method: 'PATCH', body: { text, version } }).then(async (answer) => {
          if (!answer.ok) version -= 1
          return answer
        })
      },
      taken: ({ text, tags }: { text: string; tags: string[] }) => [text, ...tags],
      ...{ most: POST_LIMITS.textLongest, hasLines: true },
    }
  },
  'the description of a new picture': async () => ({
    send: (text) => sendPost(app, author, { fields: { text: newKey(), alts: JSON.stringify([text]) }, pictures: [picture] }),
    taken: ({ pictures }: { pictures: { alt: string }[] }) => pictures.map(({ alt }) => alt),
    most: POST_LIMITS.altLongest,
  }),
  'a changed description': async () => {
    const post = await aPostOf({}, [picture])
    return {
      send: (alt) => change(app, author, { path: `/api/posts/${post.id}/pictures/${post.pictures[0].id}/`, method: 'PATCH', body: { alt } }),
      taken: ({ pictures }: { pictures: { alt: string }[] }) => pictures.map(({ alt }) => alt),
      most: POST_LIMITS.altLongest,
    }
  },
  'the name of a page': async () => ({
    send: (name) => ask(app, '/api/account/person/', { body: { name }, access: author.access }),
    taken: ({ person }: { person: { name: string } }) => [person.name],
    most: PERSON_LIMITS.nameLongest,
  }),
  'the intro of a shop': async () => ({
    send: (about) => change(app, seller, { path: '/api/account/seller/', method: 'PATCH', body: { ...SHOP, slug: seller.username, about } }),
    taken: ({ about }: { about: string }) => [about],
    ...{ most: SELLER_LIMITS.aboutLongest, hasLines: true },
  }),
}
const SHOP = { full_name: 'Rupsha Ghat', profession: 'Weaver', division: 'Dhaka', district: 'Dhaka', languages: [], skills: [], about: '' }

describe(`hostile texts, seed ${seed}`, () => {
  it.each(Object.entries(DOORS))('in %s are refused, or taken without what is hostile', { timeout: 60_000 }, async (_, open) => {
    const { send, taken, most, hasLines = false } = await open()
    const statuses = new Set<number>()
    for (let round = 0; round < 25; round++) {
      const text = someText()
      const answer = await send(text)
      const body = await answer.json()
      statuses.add(answer.status)
      expect([200, 400], `${JSON.stringify(text).slice(0, 200)}: ${JSON.stringify(body).slice(0, 200)}`).toContain(answer.status)
      if (answer.status === 200)
        for (const one of taken(body as never)) expect(faultsOf(one, { most, hasLines }), JSON.stringify(text).slice(0, 300)).toEqual([])
    }
    expect(statuses).toContain(200)
  })
})
