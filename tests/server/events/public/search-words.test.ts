import { beforeAll, describe, expect, it } from 'vitest'
import { correctWords } from '#server/db/search/correct-words.ts'
import { prefixQuery } from '#server/db/search/search-words.ts'
import { search_vocabulary } from '#server/db/tables/search.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'

const database = useDatabase()
const each = (words: string[]) => words.map((word) => [word])
const holds = async (words: string[], query: string | null) => {
  const { rows } = await database.pool.query('select array_to_tsvector($1::text[]) @@ $2::tsquery as holds', [words, query])
  return rows[0].holds
}

describe('answers', () => {
  beforeAll(async () => {
    const words = ['concert', 'concerts', 'টিকিট', 'চাকরি', 'মেলা', '2027', 'মেল', 'কনসার্ট', 'vortex', 'x'.repeat(64)]
    await database.db.insert(search_vocabulary).values(words.map((word) => ({ word })))
    // Words are corrected only to words that are public.
    const event = await makeEvent(database.db)
    await database.pool.query('update events set search_words = array_to_tsvector($2::text[]) where id = $1', [event, words])
  })

  it('a query that asks for every word as a beginning', async () => {
    expect(prefixQuery([['mela'], ['dhak', 'dhaka']])).toBe("('mela':*) & ('dhak':* | 'dhaka':*)")
    expect(prefixQuery([])).toBeNull()
  })

  it.each(["o'r", "'", "''", '\\', "\\'", "a' & 'b", "':*", 'a | b', '!', '(', '<->', 'ক:*'])(
    'the very word %s, whatever the query language makes of it',
    async (word) => {
      const query = prefixQuery([[word]])
      expect(await holds([`${word}more`], query)).toBe(true)
      expect(await holds(['a', 'b', 'more'], query)).toBe(false)
    },
  )

  it('words one letter away, exchanged, left out or added, the first letter too', async () => {
    const { db } = database
    expect(await correctWords(db, each(['চাকুরি']))).toEqual([['চাকুরি', 'চাকরি']])
    expect(await correctWords(db, each(['koncert', 'cortex']))).toEqual([
      ['koncert', 'concert'],
      ['cortex', 'vortex'],
    ])
    expect(await correctWords(db, each(['concer']))).toEqual([['concer', 'concert']])
    expect(await correctWords(db, each(['concertt']))).toEqual([['concertt', 'concert', 'concerts']])
  })
})

describe('refuses', () => {
  it('to guess at short words, numbers, what is two letters away, and words whose meaning is known', async () => {
    const { db } = database
    for (const word of ['মেল', 'xx', '2026', 'kancart', 'unknown', 'টিকেট']) expect(await correctWords(db, each([word])), word).toBeNull()
  })
})

describe('guards', () => {
  it('against queries that would look up without end: very long words, and more than four words', async () => {
    const { db } = database
    expect(await correctWords(db, each(['x'.repeat(63)]))).toBeNull()
    const [, , , , fifth] = (await correctWords(db, each(['concer', 'aaaa', 'bbbb', 'cccc', 'vortez']))) ?? []
    expect(fifth).toEqual(['vortez'])
  })
})
