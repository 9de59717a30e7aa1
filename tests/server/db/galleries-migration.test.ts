import { describe, expect, it } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { readMigrations } from '#server/db/migration-files.ts'
import { useEmptyDatabases } from '#tests/support/server/empty-databases.ts'

const { open } = useEmptyDatabases()

/** Events of two sellers with and without pictures and questions; two pictures of one wish in two galleries; a row that was deleted. */
const BEFORE = `
  insert into users (username, username_key, email, email_key, password_hash) select 'u' || n, 'u' || n, n || '@a.example', n || '@a.example', '' from generate_series(1, 2) n;
  insert into events (seller, title, type, price, seats, from_time, to_time, description, terms_and_condition, search_words, place_words, version, updated_at)
    select 1 + n % 2, 'Night ' || n, 'Offline', 100, 90, now(), now(), '', '', '', '', n, '2026-01-02' from generate_series(1, 4) n;
  insert into uploads (key, user_id, bytes, look_at) values ('events/a.webp', 2, 4321, now());
  insert into event_gallery (event, position, name, file, tone, video_url, client_key) values
    (3, 9, 'gone', null, 0, null, null), (1, 1, 'The stage', '/media/events/a.webp', 3, null, 'one-wish-of-a-phone'), (1, 0, 'Film', null, 0, 'https://player.vimeo.com/video/1', null),
    (3, 0, 'The stage', '/media/events/drawn.webp', 4, null, 'one-wish-of-a-phone'), (4, 5, '', '/media/events/b.webp', 0, null, null);
  delete from event_gallery where name = 'gone';
  insert into event_faqs (event, position, question, answer) values (2, 1, 'When?', 'At nine'), (2, 0, 'Where?', 'Here'), (3, 0, 'Why?', 'So');`

describe('a database of the version before keeps', () => {
  it('every picture, film and question with its number, at its event, and who it belongs to', async () => {
    const all = await readMigrations()
    const database = await open()
    const sql = async (text: string) => (await database.pool.query(text)).rows
    await migrate(
      database,
      all.filter(({ name }) => name < '0031'),
    )
    await database.pool.query(BEFORE)
    const items = await sql(
      'select g.id, event, position, name, file, tone, video_url, g.client_key, seller as owner from event_gallery g join events e on e.id = g.event order by g.id',
    )
    const answers = await sql('select f.id, event, position, question, answer, seller as owner from event_faqs f join events e on e.id = f.event order by f.id')
    const events = await sql('select id, version, updated_at from events order by id')
    await migrate(database, all)

    const rows = `select i.id, e.id as event, position, name, file, tone, video_url, i.client_key, owner
      from gallery_items i join galleries g on g.id = i.gallery join events e on e.gallery = g.id and e.seller = owner order by i.id`
    expect(await sql(rows)).toEqual(items)
    expect(
      await sql(
        'select f.id, e.id as event, position, question, answer, owner from faqs f join faq_lists l on l.id = f.list join events e on e.faq_list = l.id order by f.id',
      ),
    ).toEqual(answers)
    expect(await sql('select id, version, updated_at from events order by id')).toEqual(events)
    expect(await sql('select id from events where gallery is null order by id')).toEqual([{ id: 2 }])
    expect(await sql('select id from events where faq_list is null order by id')).toEqual([{ id: 1 }, { id: 4 }])
    expect(await sql('select id, bytes, alt from gallery_items order by id')).toEqual([
      { id: 2, bytes: 4321, alt: '' },
      { id: 3, bytes: 0, alt: '' },
      { id: 4, bytes: 0, alt: '' },
      { id: 5, bytes: 0, alt: '' },
    ])
    // New rows go on after the last number.
    expect(await sql(`insert into gallery_items (gallery, name) values (1, 'Next') returning id`)).toEqual([{ id: 6 }])
    expect(await sql(`insert into faqs (list, question, answer) values (1, 'How?', 'So') returning id`)).toEqual([{ id: 4 }])
    await database.close()
  })
})
