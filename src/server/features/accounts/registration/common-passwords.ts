import { PASSWORD_LENGTH } from '#contract/accounts/passwords.ts'
import { lowerCase } from '#contract/core/one-form.ts'

/** @see ASVS V6.2.4, which asks for three thousand */
const MOST = 10_000

let common: Promise<Set<string>> | undefined

/** Read when the first password is chosen: a list this long is not worth the memory of a service without registrations. */
async function readCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const ranked = dictionary['passwords-common'].filter((word) => word.length >= PASSWORD_LENGTH.shortest)
  return new Set(ranked.slice(0, MOST))
}

/** Whether a password is one of the ten thousand that attackers try first, in whatever case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon()
  return (await common).has(lowerCase(password))
}
