import { resolve } from 'node:path'
import * as v from 'valibot'
import { type HouseNumber, readHouseNumbers } from '#contract/wallet-payments/house-numbers.ts'
import { readWalletCodes, WALLET_CODES, type Wallet } from '#contract/wallet-payments/wallets.ts'
import type { S3Settings } from './adapters/files/open-files.ts'
import type { GoogleSettings } from './adapters/google/open-google.ts'
import { defaultDataFolder } from './db/connection/data-folder.ts'
import type { Operator } from './features/pages/open-pages.ts'
import { type MetricsSettings, metricsOf, metricsToken, missingForMetrics } from './metrics-settings.ts'
import { whole } from './whole-number.ts'

const PROJECT_FOLDER = resolve(import.meta.dirname, '../..')
const SHORTEST_SECRET_BYTES = 32
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

const origin = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text.replace(/\/$/, ''),
    'must be an address such as https://example.org, without a path',
  ),
  v.transform((text) => new URL(text).origin),
)
const webAddress = v.pipe(v.string(), v.url('must be an address'), v.regex(/^https?:\/\//, 'must begin with https:// or http://'))
/** With commas between; none when there is nothing. */
const listOf = <T>(one: v.GenericSchema<string, T>) =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
    v.array(one),
  )
const databaseUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://'))
const smtpUrl = v.pipe(
  v.string(),
  v.check(
    (text) => /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '',
    'must be an address such as smtp://user:password@mail.example:587',
  ),
)
const mailFrom = v.pipe(v.string(), v.regex(/^[^\p{Cc}<>@]*<?[^\s\p{Cc}<>@]+@[^\s\p{Cc}<>@]+>?$/u, 'must be such as Hatkhola <noreply@hatkhola.example>'))
const emailAddress = v.pipe(v.string(), v.regex(/^[^\s\p{Cc}<>@"]+@[^\s\p{Cc}<>@"]+\.[^\s\p{Cc}<>@"]+$/u, 'must be an e-mail address'))
const walletCodes = v.pipe(
  v.string(),
  v.check((text) => readWalletCodes(text) !== undefined, 'must be such as bkash=*247#,nagad=*167#'),
  v.transform((text) => readWalletCodes(text) ?? WALLET_CODES),
)
const houseNumbers = v.pipe(
  v.string(),
  v.check((text) => readHouseNumbers(text) !== undefined, 'must be such as bkash=01712345678,nagad=01812345678/personal'),
  v.transform((text) => readHouseNumbers(text) ?? []),
)
/** A line about who runs the service; pages show it. */
const line = (most: number) => v.pipe(v.string(), v.maxLength(most, `must have at most ${most} characters`), v.regex(/^\P{Cc}*$/u, 'must be one line'))
const phoneNumber = v.pipe(v.string(), v.regex(/^\+?\d[\d ()-]{3,28}$/, 'must be a number such as +880 1712 345678'))
const secret = v.pipe(v.string(), v.minBytes(SHORTEST_SECRET_BYTES, `must have at least ${SHORTEST_SECRET_BYTES} bytes`))
const text = v.optional(v.string())
/** @see facts "SSLCOMMERZ v4" 1 */
const storeWord = v.optional(v.pipe(v.string(), v.maxLength(30, 'must have at most 30 characters')))
const loopbackAddress = v.pipe(
  v.string(),
  v.regex(/^http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}$/, 'must be an address of this machine, such as http://127.0.0.1:3001'),
)

/** The environment as it is documented in .env.example. */
const Environment = v.object({
  HATKHOLA_MODE: v.optional(v.picklist(['development', 'production'], 'must be development or production'), 'development'),
  HATKHOLA_ROLE: v.optional(v.picklist(['web', 'worker', 'all'], 'must be web, worker or all'), 'all'),
  PORT: v.optional(whole(0, 65_535), '3000'),
  HOST: text,
  APP_ORIGIN: v.optional(origin),
  APP_SECRET: v.optional(secret),
  DATABASE_URL: v.optional(databaseUrl),
  DATABASE_REPLICA_URLS: v.optional(listOf(databaseUrl), ''),
  HATKHOLA_DATA: text,
  WAL_ARCHIVE: v.optional(line(500)),
  SEED: v.optional(v.picklist(['demo', 'none'], 'must be demo or none')),
  MEDIA_S3_BUCKET: text,
  MEDIA_S3_REGION: text,
  MEDIA_S3_ENDPOINT: v.optional(v.pipe(v.string(), v.url('must be an address'))),
  MEDIA_S3_KEY: text,
  MEDIA_S3_SECRET: text,
  PAPERS_S3_BUCKET: text,
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(mailFrom),
  OPERATOR_NAME: v.optional(line(100)),
  OPERATOR_ADDRESS: v.optional(line(300)),
  OPERATOR_PHONE: v.optional(phoneNumber),
  SUPPORT_EMAIL: v.optional(emailAddress),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: v.optional(webAddress, 'https://accounts.google.com'),
  SSLCOMMERZ_MODE: v.optional(v.picklist(['sandbox', 'live'], 'must be sandbox or live')),
  SSLCOMMERZ_STORE_ID: storeWord,
  SSLCOMMERZ_STORE_PASSWORD: storeWord,
  PAYMENT_GATEWAY_PORT: v.optional(whole(0, 65_535)),
  PAYMENT_GATEWAY_URL: v.optional(loopbackAddress),
  WALLET_CODES: v.optional(walletCodes, ''),
  HOUSE_WALLETS: v.optional(houseNumbers, ''),
  CORS_ORIGINS: v.optional(listOf(origin), ''),
  TRUSTED_PROXIES: v.optional(whole(0, 10), '0'),
  RATE_PER_MINUTE: v.optional(whole(0, 1_000_000), '300'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)),
  METRICS_PORT: v.optional(whole(1, 65_535)),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  METRICS_TOKEN: v.optional(metricsToken),
  HATKHOLA_OUT: text,
  DRAIN_SECONDS: v.optional(whole(0, 600)),
})

/** The payment gateway: one of this machine that takes no money, or the provider. */
type PaymentSettings =
  | {
      mode: 'local'
      /** Where it is to run. */
      port: number
      /** One that runs already; absent: one is started. */
      url: string | undefined
    }
  | { mode: 'sandbox' | 'live'; store_id: string; store_password: string }

export interface Settings {
  mode: 'development' | 'production'
  /** `web` answers, `worker` does background jobs, `all` both. */
  role: 'web' | 'worker' | 'all'
  port: number
  host: string
  /** Public address without trailing slash. */
  origin: string
  /** Absent only in development, where one is made and kept in the data folder. */
  secret: string | undefined
  database_url: string | undefined
  /** Replicas of it, which public reads go to. */
  replica_urls: readonly string[]
  data_folder: string
  /** Absolute: the folder to which the embedded database archives what is written. Absent: it does not. */
  wal_archive: string | undefined
  /** Where the build left the pages. */
  site_folder: string
  seed: 'demo' | 'none'
  /** Absent: pictures lie in the data folder. */
  s3: S3Settings | undefined
  /** With the password. Absent: mails lie in the data folder. */
  smtp_url: string | undefined
  mail_from: string | undefined
  /** Who runs the service, for its pages of text. */
  operator: Operator
  /** Absent: signing in with Google is off. */
  google: GoogleSettings | undefined
  payment: PaymentSettings
  /** What a phone dials for the menu of each mobile wallet; and to which numbers sellers pay what they owe the house: without any they pay it otherwise. */
  wallets: { codes: Readonly<Record<Wallet, string>>; numbers: readonly HouseNumber[] }
  /** Other sites whose scripts may use the service. */
  cors_origins: readonly string[]
  /** How many proxies of our own stand in front and add to X-Forwarded-For. */
  trusted_proxies: number
  /** Requests per address and minute that memory cannot answer; 0 = no limit. */
  rate_per_minute: number
  log_level: (typeof LOG_LEVELS)[number]
  /** Absent: nothing is measured. */
  metrics: MetricsSettings | undefined
  drain_seconds: number
}

/** The environment says something that cannot be. `message` lists everything that is wrong, one line each. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * The settings of this process, from its environment. An empty value counts as none.
 * @throws {SettingsError} — with every mistake at once, so that one look mends them.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const result = v.safeParse(Environment, given)
  const wrong = result.success ? [] : result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
  wrong.push(...missing(given), ...missingForMetrics(given))
  if (!result.success || wrong.length)
    throw new SettingsError(`The settings do not hold:\n${wrong.map((line) => `  - ${line}`).join('\n')}\n.env.example explains each of them.`)
  return arrange(result.output)
}

function missing(given: Record<string, string | undefined>): string[] {
  const wrong = missingForPayment(given)
  if (given.HATKHOLA_MODE === 'production') {
    if (!given.APP_SECRET) wrong.push(`APP_SECRET is required in production, at least ${SHORTEST_SECRET_BYTES} bytes`)
    if (!given.APP_ORIGIN) wrong.push('APP_ORIGIN is required in production: the public address')
    // Sessions, passwords and tickets would travel readable for any intermediary on the way.
    if (given.APP_ORIGIN?.startsWith('http:')) wrong.push('APP_ORIGIN must begin with https:// in production')
    if (!given.SMTP_URL) wrong.push('SMTP_URL is required in production: the server that sends the mails')
    // Where money is taken, people must be able to ask about it.
    if (!given.SUPPORT_EMAIL) wrong.push('SUPPORT_EMAIL is required in production: where people write who need help')
  }
  if ((given.HATKHOLA_MODE === 'production' || given.SMTP_URL) && !given.MAIL_FROM) wrong.push('MAIL_FROM is required beside SMTP_URL: the sender of the mails')
  if (given.MEDIA_S3_BUCKET && !given.MEDIA_S3_REGION) wrong.push('MEDIA_S3_REGION is required beside MEDIA_S3_BUCKET')
  if (given.DATABASE_REPLICA_URLS && !given.DATABASE_URL) wrong.push('DATABASE_URL is required beside DATABASE_REPLICA_URLS')
  if (given.PAPERS_S3_BUCKET && !given.MEDIA_S3_BUCKET) wrong.push('MEDIA_S3_BUCKET is required beside PAPERS_S3_BUCKET')
  if (Boolean(given.MEDIA_S3_KEY) !== Boolean(given.MEDIA_S3_SECRET)) wrong.push('MEDIA_S3_KEY and MEDIA_S3_SECRET are given together or not at all')
  if (Boolean(given.GOOGLE_CLIENT_ID) !== Boolean(given.GOOGLE_CLIENT_SECRET))
    wrong.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are given together or not at all')
  if (given.HATKHOLA_MODE === 'production' && given.GOOGLE_ISSUER?.startsWith('http:')) wrong.push('GOOGLE_ISSUER must begin with https:// in production')
  return wrong
}

const PROVIDER = ['SSLCOMMERZ_MODE', 'SSLCOMMERZ_STORE_ID', 'SSLCOMMERZ_STORE_PASSWORD']

function missingForPayment(given: Record<string, string | undefined>): string[] {
  const isProduction = given.HATKHOLA_MODE === 'production'
  const count = PROVIDER.filter((name) => given[name]).length
  const wrong: string[] = []
  if (count > 0 && count < PROVIDER.length) wrong.push(`${PROVIDER.join(', ')} are given together or not at all`)
  // A buyer at the local gateway pays nothing.
  if (count === 0 && isProduction) wrong.push(`${PROVIDER.join(', ')} are required in production: who takes the payments`)
  if (isProduction && given.PAYMENT_GATEWAY_URL) wrong.push('PAYMENT_GATEWAY_URL is for development only')
  return wrong
}

function arrange(env: v.InferOutput<typeof Environment>): Settings {
  const isProduction = env.HATKHOLA_MODE === 'production'
  return {
    mode: env.HATKHOLA_MODE,
    role: env.HATKHOLA_ROLE,
    port: env.PORT,
    // Production listens on every interface: containers and proxies reach it from outside. Development does not, because the demo
    // accounts have published passwords.
    host: env.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    origin: env.APP_ORIGIN ?? `http://localhost:${env.PORT}`,
    secret: env.APP_SECRET,
    database_url: env.DATABASE_URL,
    replica_urls: env.DATABASE_REPLICA_URLS,
    data_folder: env.HATKHOLA_DATA ? resolve(env.HATKHOLA_DATA) : defaultDataFolder(PROJECT_FOLDER),
    wal_archive: env.WAL_ARCHIVE ? resolve(env.WAL_ARCHIVE) : undefined,
    site_folder: resolve(PROJECT_FOLDER, env.HATKHOLA_OUT ?? 'dist'),
    // The passwords of the demo accounts are public.
    seed: env.SEED ?? (isProduction || env.DATABASE_URL ? 'none' : 'demo'),
    s3: s3Of(env),
    smtp_url: env.SMTP_URL,
    mail_from: env.MAIL_FROM,
    operator: operatorOf(env),
    google: googleOf(env),
    payment: paymentOf(env),
    wallets: { codes: env.WALLET_CODES, numbers: env.HOUSE_WALLETS },
    cors_origins: env.CORS_ORIGINS,
    trusted_proxies: env.TRUSTED_PROXIES,
    rate_per_minute: env.RATE_PER_MINUTE,
    // A person reads the terminal in development; what needs them must not drown.
    log_level: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    metrics: metricsOf(env.METRICS_PORT, env.METRICS_HOST, env.METRICS_TOKEN),
    drain_seconds: env.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
  }
}

/** In place of an address that was not given: its domain cannot exist, so nothing that is sent there arrives. @see https://www.rfc-editor.org/rfc/rfc2606#section-2 */
const operatorOf = (env: v.InferOutput<typeof Environment>): Operator => ({
  name: env.OPERATOR_NAME,
  address: env.OPERATOR_ADDRESS,
  phone: env.OPERATOR_PHONE,
  email: env.SUPPORT_EMAIL ?? 'support@hatkhola.example',
})

function googleOf(env: v.InferOutput<typeof Environment>): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: client_id, GOOGLE_CLIENT_SECRET: client_secret, GOOGLE_ISSUER: issuer } = env
  return client_id && client_secret ? { client_id, client_secret, issuer } : undefined
}

function paymentOf(env: v.InferOutput<typeof Environment>): PaymentSettings {
  const { SSLCOMMERZ_MODE: mode, SSLCOMMERZ_STORE_ID: store_id, SSLCOMMERZ_STORE_PASSWORD: store_password } = env
  if (mode && store_id && store_password) return { mode, store_id, store_password }
  // Beside the app; without a port of its own the app gets any free one, and so does the gateway.
  const beside = env.PORT === 0 ? 0 : (env.PORT + 1) % 65_536
  return { mode: 'local', port: env.PAYMENT_GATEWAY_PORT ?? beside, url: env.PAYMENT_GATEWAY_URL }
}

function s3Of(env: v.InferOutput<typeof Environment>): S3Settings | undefined {
  if (!env.MEDIA_S3_BUCKET || !env.MEDIA_S3_REGION) return undefined
  const { MEDIA_S3_KEY: accessKeyId, MEDIA_S3_SECRET: secretAccessKey } = env
  return {
    bucket: env.MEDIA_S3_BUCKET,
    papers_bucket: env.PAPERS_S3_BUCKET,
    region: env.MEDIA_S3_REGION,
    endpoint: env.MEDIA_S3_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  }
}
