import { type Browser, expect, type Page } from '@playwright/test'
import { BUYER } from '../support/journeys/buying.ts'
import { showOfSeller } from '../support/journeys/market/gate-show.ts'
import { type Shop, test } from '../support/journeys/market/shop.ts'
import { type Member, newMember, signIn, typeLogin } from '../support/journeys/member.ts'
import { PHONE } from '../support/journeys/phone.ts'
import { untilAlive } from '../support/journeys/reader.ts'

const BANGLA = { ...PHONE, locale: 'bn-BD' }
test.use(BANGLA)

const TITLE = 'রূপসা ঘাটের কনসার্ট'
const NOTE = 'দরজার কাছে বসতে চাই'
const QUESTION = 'ঘাটে সাইকেল রাখার জায়গা আছে?'
const ANSWER = 'হ্যাঁ, টিকিট ঘরের পেছনে।'

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^নোটিফিকেশন/ })

/** Opens the notices again until one says this, as a reader who comes back to the phone. */
async function untilNoticed(page: Page, words: string | RegExp) {
  const notice = page.getByRole('main').getByRole('listitem').getByRole('link', { name: words })
  await expect(async () => {
    await page.goto('/bn/notices')
    await untilAlive(page)
    await expect(notice).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  return notice
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('মেসেজ', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'মেসেজ পাঠান' }).click()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: text })).toHaveCount(1)
  await expect(page.getByText(/পাঠানো হচ্ছে|অপেক্ষায়/)).toHaveCount(0)
}

test('a stranger finds a concert, joins on the way to its tickets, pays, and has a question answered', async ({ shop, page, browser }) => {
  const { event, seller } = await showOfSeller(shop, TITLE, 250)
  const buyer = newMember('dorshok')
  await test.step('Home says in Bangla what this is, and offers the search at once', () => arrive(page))
  await test.step('a word as it is spoken finds the concert', () => find(page, event))
  await test.step('tickets are chosen, and who has no account is asked to join', () => choose(page, buyer))
  await test.step('a member now, with nothing lost, who pays', () => joinAndPay(page, buyer, event))
  expect(await shop.ordersOf(buyer.username)).toMatchObject([{ event, state: 'confirmed', seats: 2, tickets: 2, final_price: 560 }])
  await test.step('the organizer is asked', async () => {
    await page.getByRole('link', { name: 'অর্ডার দেখুন' }).click()
    await page.getByRole('link', { name: 'আয়োজককে মেসেজ দিন' }).click()
    await say(page, QUESTION)
    // A conversation that is open is read as soon as something comes.
    await page.goto('/bn/events')
  })
  await test.step('the organizer reads of the sale and of the question, and answers', () => answer(shop, browser, seller))
  await test.step('the buyer is notified, and reads the answer', async () => {
    const notice = await untilNoticed(page, /১টি নতুন মেসেজ/)
    await notice.click()
    await expect(page.getByText(ANSWER, { exact: true })).toBeVisible()
    await expect(bell(page)).toHaveAccessibleName(/^নোটিফিকেশন(?!.*নতুন মেসেজ)/)
  })
})

async function arrive(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await title(page, 'সারা দেশের ইভেন্ট, টিকিট, সেবা, কেনাকাটা ও চাকরি, ইন্টারনেট না থাকলেও')
  await expect(page.getByRole('main').getByLabel('কী খুঁজছেন?')).toBeInViewport()
}

async function find(page: Page, event: number): Promise<void> {
  await page.getByRole('main').getByLabel('কী খুঁজছেন?').fill('konsart')
  await page.keyboard.press('Enter')
  await page.getByRole('main').getByRole('link', { name: TITLE }).first().click()
  await expect(page).toHaveURL(new RegExp(`/eventdetails/${event}$`))
  await title(page, TITLE)
}

async function choose(page: Page, { email }: Member): Promise<void> {
  await page.getByRole('link', { name: 'এখনই অর্ডার করুন' }).click()
  const more = page.getByRole('button', { name: /^একটি বাড়ান/ }).first()
  for (let n = 0; n < 2; n += 1) await more.click()
  await page.getByRole('button', { name: 'অর্ডারে এগিয়ে যান' }).click()
  await title(page, 'চেকআউট')
  await expect(page.getByText('অর্ডার করতে অ্যাকাউন্ট লাগবে। লগ ইন করার সময় আপনার লেখা এখানেই থাকবে।')).toBeVisible()
  await page.getByLabel('পুরো নাম').fill(BUYER.full_name)
  await page.getByLabel('মোবাইল নম্বর').fill(BUYER.phone_number)
  await page.getByLabel('ইমেইল').fill(email)
  await page.getByLabel('অর্ডার নোট').fill(NOTE)
  await page.getByRole('button', { name: 'পেমেন্ট করুন' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('অর্ডার করতে আগে লগ ইন করুন।')
}

async function joinAndPay(page: Page, { username, email, password }: Member, event: number): Promise<void> {
  await page.getByRole('main').getByRole('alert').getByRole('link', { name: 'লগ ইন' }).click()
  await page.getByRole('main').getByRole('link', { name: 'অ্যাকাউন্ট খুলুন' }).click()
  await title(page, 'হাটখোলায় যোগ দিন')
  await page.getByLabel('ইউজারনেম').fill(username)
  await page.getByLabel('ইমেইল').fill(email)
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill(password)
  await page.getByLabel('আবার পাসওয়ার্ড দিন').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'অ্যাকাউন্ট খুলুন' }).click()
  await expect(page.getByText(`অ্যাকাউন্ট খোলা হয়েছে: ${username}`)).toBeVisible()
  await typeLogin(page, { username, password })
  await page.waitForURL(new RegExp(`/evencheckout/${event}$`))
  await expect(page.getByText('আগে যা লিখেছিলেন, তা আবার এখানে আছে।')).toBeVisible()
  await expect(page.getByLabel('অর্ডার নোট')).toHaveValue(NOTE)
  await expect(page.getByLabel('পুরো নাম')).toHaveValue(BUYER.full_name)
  await expect(page.getByRole('main')).toContainText('৳৫৬০')
  await page.getByRole('button', { name: 'পেমেন্ট করুন' }).click()
  await expect(page.getByText('পরীক্ষামূলক পেমেন্ট — কোনো টাকা কাটা হবে না')).toBeVisible()
  await page.getByRole('link', { name: 'পরীক্ষার কার্ড বসিয়ে দিন' }).click()
  await page.getByRole('button', { name: '৳৫৬০ পেমেন্ট করুন' }).click()
  await title(page, 'পেমেন্ট সফল হয়েছে')
}

/** On a phone of its own. */
async function answer(shop: Shop, browser: Browser, seller: Member): Promise<void> {
  const context = await browser.newContext({ ...BANGLA, baseURL: shop.origin })
  const page = await context.newPage()
  await signIn(page, seller)
  await untilNoticed(page, /২টি টিকিট বিক্রি হয়েছে, মোট ৳৫০০/)
  const asked = await untilNoticed(page, /১টি নতুন মেসেজ/)
  await expect(bell(page)).toContainText('২টি নতুন নোটিফিকেশন')
  await asked.click()
  await expect(page.getByText(QUESTION, { exact: true })).toBeVisible()
  await say(page, ANSWER)
  await context.close()
}
