import { randomInt } from 'node:crypto'
import { join as joinPath } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { register } from '#contract/accounts/accounts.ts'
import { login, type SignedIn } from '#contract/accounts/sessions.ts'
import { openShop } from '#contract/sellers/sellers.ts'
import { readEmails } from '#server/adapters/mail/folder-mail.ts'

/** A user with an account of the market, as a journey knows them. */
export interface Member {
  username: string
  email: string
  password: string
}

/** A seller of the demo market who has sold for a month. */
export const NUSRAT: Member = { username: 'nusrat', email: 'nusrat@hatkhola.example', password: 'hatkhola-demo' }

/** What another phone says of itself. */
const ELSEWHERE = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
/** Letters that no rule treats as look-alikes. */
const LETTERS = 'abcdefghkpstuxyz'
const someLetters = (count: number) => Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Names that are not taken: several journeys share a market. @param called what the username begins with. */
export function newMember(called = 'reader'): Member {
  const username = `${called}${someLetters(8)}`
  return { username, email: `${username}@mail.example`, password: 'a boat on the Padma at dusk' }
}

/** An account, made as a page of ours makes it. @param origin of the market, so that a journey's own network does not list it. */
export async function joinMarket(origin: string, called?: string): Promise<Member> {
  const member = newMember(called)
  await send(origin, register.path, member)
  return member
}

/** A session elsewhere, as of another phone. @returns what makes its requests its owner's. */
export async function signInElsewhere(origin: string, { username, password }: Member): Promise<Elsewhere> {
  const response = await send(origin, login.path, { username, password, remember: true })
  const { access }: SignedIn = await response.json()
  const headers = { authorization: `Bearer ${access}` }
  return {
    headers,
    ask: (path, method = 'GET') => fetch(origin + path, { method, headers }),
    tell: (path, body) => fetch(origin + path, { method: 'POST', body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }),
  }
}

export interface Elsewhere {
  /** What names the owner in a request of another kind. */
  headers: Record<string, string>
  ask: (path: string, method?: string) => Promise<Response>
  tell: (path: string, body: object) => Promise<Response>
}

/** Makes the account a seller, of this name. @returns the address of the shop. */
export async function openShopOf(origin: string, member: Member, full_name = 'রূপসা নৌকাঘাট'): Promise<string> {
  const slug = `shop-of-${member.username}`
  const shop = {
    full_name,
    slug,
    profession: 'Ferryman',
    division: 'Khulna',
    district: 'Khulna',
    languages: ['বাংলা', 'English'],
    skills: ['নৌকা'],
    about: 'Since 1998.',
  }
  const response = await (await signInElsewhere(origin, member)).tell(openShop.path, shop)
  if (!response.ok) throw new Error(`no shop for ${member.username}: ${await response.text()}`)
  return slug
}

/** Whether name and password open the account. */
export async function opens(origin: string, { username, password }: Pick<Member, 'username' | 'password'>): Promise<boolean> {
  const response = await post(origin, login.path, { username, password })
  return response.ok
}

async function send(origin: string, path: string, body: object): Promise<Response> {
  const response = await post(origin, path, body)
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response
}

const post = (origin: string, path: string, body: object): Promise<Response> =>
  fetch(origin + path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', 'user-agent': ELSEWHERE } })

/** Types name and password on the login screen that is open, and sends them. */
export async function typeLogin(page: Page, { username, password }: Pick<Member, 'username' | 'password'>): Promise<void> {
  await page.getByLabel(LABELS.username).fill(username)
  await page.getByLabel(LABELS.password).fill(password)
  await page.getByRole('checkbox').check()
  await page.locator('main form button[type=submit]').click()
}

/** Signs in by the screen and waits until the phone is where that leads. @param path of the login screen. */
export async function logIn(page: Page, member: Member, path = '/en/login'): Promise<void> {
  await page.goto(path)
  await typeLogin(page, member)
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  expect(await sessionOf(page)).toMatchObject({ username: member.username, email: member.email })
}

/**
 * Signs in without the login screen, as {@link logIn} leaves the phone: for journeys that are about something else, and open a page of theirs next.
 * @param origin where the page will be; absent: that of the journey.
 */
export async function signIn(page: Page, { username, password }: Pick<Member, 'username' | 'password'>, origin = ''): Promise<void> {
  // A page of the site that runs nothing.
  await page.goto(`${origin}/robots.txt`)
  const { status, session } = await page.evaluate(
    async ([path, body]) => {
      const response = await fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
      return { status: response.status, session: await response.json() }
    },
    [login.path, JSON.stringify({ username, password, remember: true })] as const,
  )
  if (status !== 200) throw new Error(`${username} could not sign in: ${status} ${JSON.stringify(session)}`)
  const { access, id, email }: SignedIn = session
  const kept = { username, email, id: String(id), authToken: access }
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, kept)
}

/** Makes the page signed out, as on another phone. */
export async function forgetSession(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

const LABELS = { username: /^(?:Username|ইউজারনেম)$/, password: /^(?:Password|পাসওয়ার্ড)$/ } as const

/** What the phone keeps of a session. */
export const sessionOf = (page: Page): Promise<Record<'username' | 'email' | 'id' | 'authToken', string | null>> =>
  page.evaluate(() => {
    const kept = (key: string) => localStorage.getItem(key)
    return { username: kept('username'), email: kept('email'), id: kept('id'), authToken: kept('authToken') }
  })

/** Has the phone hold a token that the service does not take any more, as after twenty minutes. */
export const spoilToken = (page: Page): Promise<void> => page.evaluate(() => localStorage.setItem('authToken', 'a-token-of-twenty-minutes-ago'))

/** The link to the user's own screens in the header of a phone: it names the signed-in user. */
export const ownName = (page: Page, { username }: Pick<Member, 'username'>) => page.getByRole('banner').getByRole('link', { name: `Menu: ${username}` })

/** The link of the newest e-mail to an address, as a path of this site. The e-mails lie in the market's folder. */
export async function linkMailedTo(dataFolder: string, email: string, screen: 'verify-email' | 'reset-password'): Promise<string> {
  const find = async () => {
    for (const letter of await readEmails(joinPath(dataFolder, 'mail'))) {
      const link = letter.to === email && new RegExp(`https?://[^/\\s]+((?:/en|/bn)?/${screen}#token=\\S+)`).exec(letter.text)
      if (link) return link[1] ?? ''
    }
    return ''
  }
  await expect.poll(find, { message: `a letter to ${email}` }).not.toBe('')
  return find()
}
