import { redirect } from '@tanstack/react-router'
import { dropPersonPicture, type OwnPerson, openPerson, type PersonPage, readOwnPerson, readPerson, savePersonPicture } from '#contract/people/people.ts'
import type { Answer, CallOptions } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'
import { orNotFound } from '../../wire/or-not-found.ts'

/** A member, or the way to their shop: who has one is found there. @param username as it stands in the address. */
export async function loadPerson(username: string, options: CallOptions): Promise<Answer<PersonPage>> {
  const person = await orNotFound(call(readPerson, { params: { username } }, options))
  const { slug } = person.value
  if (slug !== null) throw redirect({ to: '/seller/$slug', params: { slug }, replace: true })
  return person
}

/** One's own page, if it was opened. */
export const loadOwnPerson = (options: CallOptions) => call(readOwnPerson, {}, options)

/** Opens one's own page, or changes its name. @throws {Problem} not-verified, bad-input, silenced */
export const sendPerson = async (name: string): Promise<OwnPerson> => (await call(openPerson, { body: { name } })).value.person

export const sendPersonPicture = async (picture: Blob): Promise<OwnPerson> =>
  (await call(savePersonPicture, { body: new Uint8Array(await picture.arrayBuffer()) }, { type: picture.type })).value.person
export const removePersonPicture = async (): Promise<OwnPerson> => (await call(dropPersonPicture, {})).value.person
