import type { SignedIn } from '#contract/accounts/sessions.ts'
import { createAccount, type NewAccount } from '#server/features/accounts/registration/create-account.ts'
import { openPasswords } from '#server/features/accounts/registration/passwords.ts'
import { TEST_ORIGIN, type TestApp } from './app.ts'

/** Of every account made here; long enough not to be guessed first. */
export const TEST_PASSWORD = 'a boat on the Padma at dusk'

/** A person with an account. */
export interface Person {
  id: number
  username: string
  email: string
  password: string
}

/** A person whose browser is signed in. */
export interface SignedInPerson extends Person {
  /** The access token. */
  access: string
  /** What the browser keeps, as a Cookie header. */
  cookies: string
}

type Asking = Pick<TestApp, 'request'>
type Where = Asking & Pick<TestApp, 'database'>

let hashed: Promise<string> | undefined

/** An account with `TEST_PASSWORD`, without mail and without a session. */
export async function join({ database }: Pick<TestApp, 'database'>, username: string, over: Partial<NewAccount> = {}): Promise<Person> {
  hashed ??= openPasswords().hash(TEST_PASSWORD)
  const account = { username, email: `${username}@mail.example`, password_hash: await hashed, language: 'en' as const, ...over }
  return { ...(await createAccount(database.db, account)), password: TEST_PASSWORD }
}

/** Signs in as a page of ours does. @param options `cookies`: what this browser already has, as a Cookie header. */
export async function logIn(app: Asking, person: Person, options: { remember?: boolean; cookies?: string } = {}): Promise<SignedInPerson> {
  const { username, password } = person
  const body = { username, password, remember: options.remember ?? true }
  const response = await post(app, '/api/auth/login/', { body, headers: options.cookies ? { cookie: options.cookies } : {} })
  if (response.status !== 200) throw new Error(`${username} could not sign in: ${response.status} ${await response.text()}`)
  const { access }: SignedIn = await response.json()
  return { ...person, access, cookies: cookiesAfter(response, options.cookies) }
}

/** An account, signed in. */
export const joinAndLogIn = async (app: Where, username: string, over: Partial<NewAccount> = {}): Promise<SignedInPerson> =>
  logIn(app, await join(app, username, over))

/** One of the staff, signed in. */
export async function joinAsStaff(app: Where, username = 'staff', over: Partial<NewAccount> = {}): Promise<SignedInPerson> {
  const person = await joinAndLogIn(app, username, over)
  await app.database.pool.query('update users set is_staff = true where id = $1', [person.id])
  return person
}

/** Sends JSON as a page of ours does. */
export const post = (app: Asking, path: string, { body = {}, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {}): Promise<Response> =>
  app.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: TEST_ORIGIN, 'sec-fetch-site': 'same-origin', ...headers },
  })

/** The header by which a request is theirs. */
export const as = ({ access }: Pick<SignedInPerson, 'access'>): { authorization: string } => ({ authorization: `Bearer ${access}` })

/** What a browser holds after an answer, as a Cookie header. @param before what it held until then. */
export function cookiesAfter(response: Response, before = ''): string {
  const jar = new Map(before.split('; ').filter(Boolean).map(splitPair))
  for (const change of response.headers.getSetCookie()) {
    const [name, value] = splitPair(change.split(';')[0] ?? '')
    if (/; Max-Age=0(?:;|$)/.test(change)) jar.delete(name)
    else jar.set(name, value)
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

const splitPair = (pair: string): [string, string] => {
  const at = pair.indexOf('=')
  return [pair.slice(0, at), pair.slice(at + 1)]
}
