import { expect, type Page } from '@playwright/test'
import { wordsIn } from '../looking.ts'
import { signInAsStaff } from './magazine.ts'
import type { Shop } from './shop.ts'

const words = wordsIn('en')

/** One of the staff signs in, whose password was given so long ago that the desk asks for it again. */
export async function signInLongAgo(page: Page, { database }: Pick<Shop, 'database'>): Promise<void> {
  await signInAsStaff(page)
  await forgetPassword({ database }, 'moderator')
}

/** As if the account had given its password an hour ago: what is guarded by it asks for it again. */
export const forgetPassword = ({ database }: Pick<Shop, 'database'>, username: string) =>
  database.pool.query(`update sessions set proved_at = now() - interval '1 hour' where user_id = (select id from users where username = $1)`, [username])

/** Gives the password that is asked for; absent: that of staff. */
export async function givePassword(page: Page, password = 'hatkhola-demo'): Promise<void> {
  const asked = page.getByRole('dialog', { name: words('settings:proof.title') })
  await asked.getByLabel(words('settings:proof.password')).fill(password)
  await asked.getByRole('button', { name: words('settings:proof.go') }).click()
  await expect(asked).toHaveCount(0)
}
