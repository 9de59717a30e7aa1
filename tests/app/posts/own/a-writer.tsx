import { act, fireEvent, screen } from '@testing-library/react'
import { NewPost } from '#app/features/posts/own/screens/new-post.tsx'
import type { Writer } from '#app/features/posts/own/writer.ts'
import type { Language } from '#contract/core/languages.ts'
import type { OwnPost } from '#contract/posts/own-posts.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

export const POSTS = '/api/posts/'
export const OWN_POSTS = '/api/posts/?limit=50&mine=true'
export const ownPost = (id: number): string => `/api/posts/${id}/?mine=true`
export const OWN_PERSON = '/api/account/person/'

const HOUR_MS = 3_600_000

/** A post to its author, an hour old. */
export const anOwnPost = (over: Partial<OwnPost> = {}): OwnPost => ({
  id: 41,
  author: 7,
  author_name: 'Rina Das',
  author_slug: null,
  author_username: 'rina',
  author_picture: null,
  author_is_verified: false,
  title: 'A blue sari',
  text: 'A blue sari',
  language: 'en',
  tags: [],
  published_at: new Date(Date.now() - HOUR_MS).toISOString(),
  edited_at: null,
  pictures: [],
  picture_count: 0,
  film: null,
  about: null,
  reactions: [0, 0, 0, 0, 0],
  comment_count: 0,
  comments_closed: false,
  state: 'shown',
  held_reason: null,
  version: 1,
  edit_until: new Date(Date.now() + 23 * HOUR_MS).toISOString(),
  ...over,
})

export const aPage = () => ({ person: { username: 'rina', name: 'Rina Das', picture: null, opened_at: '2026-01-01T00:00:00.000Z', taken_off_reason: null } })

/** What the address names is what is shown, as its route does it. */
export const KEY = '0123456789abcdef0123456789abcdef'
export const WRITER: Writer = { username: 'rina', name: 'Rina Das', hasShop: false, isVerified: true }
export const logIn = <a href="/login">Log In</a>

export const openComposer = async (writer: Partial<Writer> = {}, { asked = { draft: KEY }, language = 'en' as Language } = {}) => {
  const shown = await renderScreen(<NewPost asked={asked} writer={{ ...WRITER, ...writer }} logIn={logIn} />, { at: '/posts/new', language })
  if (asked.draft) await screen.findByLabelText(/^What do you want|^কী দেখাতে/)
  return shown
}

export async function putPictures(...names: string[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]')
  if (!input) throw new Error('there is no way to choose pictures')
  const files = names.map((name) => new File([name], `${name}.png`, { type: 'image/png' }))
  await act(async () => void fireEvent.change(input, { target: { files } }))
  await screen.findByRole('img', { name: `Picture ${names.length}` })
}

export const say = (text: string): void => {
  fireEvent.change(screen.getByLabelText(/^What do you want/), { target: { value: text } })
}
