import { describe, expect, it } from 'vitest'
import { readSettings } from '#server/settings.ts'

const SECRET = 'x'.repeat(32)
const MAIL = { SMTP_URL: 'smtps://user:password@mail.example', MAIL_FROM: 'Hatkhola <noreply@hatkhola.example>' }
const STORE = { SSLCOMMERZ_MODE: 'live', SSLCOMMERZ_STORE_ID: 'shop', SSLCOMMERZ_STORE_PASSWORD: 'secret' }
const SUPPORT = { SUPPORT_EMAIL: 'help@hatkhola.example' }
const PRODUCTION = { HATKHOLA_MODE: 'production', APP_SECRET: SECRET, APP_ORIGIN: 'https://hatkhola.example', ...MAIL, ...SUPPORT, ...STORE }

describe('answers', () => {
  it('needs nothing set for a development copy on this machine', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({
      mode: 'development',
      port: 3000,
      host: '127.0.0.1',
      origin: 'http://localhost:3000',
      seed: 'demo',
      s3: undefined,
      rate_per_minute: 300,
      drain_seconds: 0,
    })
    expect(settings.secret).toBeUndefined()
  })

  it('answers and does background jobs, unless one of both is asked for', () => {
    expect(readSettings({}).role).toBe('all')
    expect(readSettings({ HATKHOLA_ROLE: 'worker' }).role).toBe('worker')
    expect(() => readSettings({ HATKHOLA_ROLE: 'both' })).toThrow(/HATKHOLA_ROLE must be web, worker or all/)
  })

  it('listens on every interface and drains in production', () => {
    const settings = readSettings({ ...PRODUCTION, APP_ORIGIN: 'https://hatkhola.example/' })
    expect(settings).toMatchObject({ host: '0.0.0.0', drain_seconds: 5, origin: 'https://hatkhola.example', log_level: 'info' })
  })

  it('knows replicas of a database of its own, and of no other', () => {
    const [one, two] = ['postgres://a@db2/hatkhola', 'postgres://a@db3/hatkhola']
    expect(readSettings({}).replica_urls).toEqual([])
    expect(readSettings({ DATABASE_URL: 'postgres://a@db1/hatkhola', DATABASE_REPLICA_URLS: ` ${one} , ${two},` }).replica_urls).toEqual([one, two])
    expect(() => readSettings({ DATABASE_REPLICA_URLS: one })).toThrow(/DATABASE_URL is required beside DATABASE_REPLICA_URLS/)
    expect(() => readSettings({ DATABASE_URL: one, DATABASE_REPLICA_URLS: 'db2' })).toThrow(/DATABASE_REPLICA_URLS.*must begin with postgres/)
  })

  it('sends mails where one is told to, and into the data folder where not', () => {
    expect(readSettings(MAIL)).toMatchObject({ smtp_url: MAIL.SMTP_URL, mail_from: MAIL.MAIL_FROM })
    expect(readSettings({ MAIL_FROM: 'noreply@hatkhola.example' })).toMatchObject({ smtp_url: undefined, mail_from: 'noreply@hatkhola.example' })
    expect(() => readSettings({ SMTP_URL: MAIL.SMTP_URL })).toThrow(/MAIL_FROM is required beside SMTP_URL/)
  })

  it('says who runs the service, with an address that cannot exist where none is given', () => {
    expect(readSettings({}).operator).toEqual({ name: undefined, address: undefined, phone: undefined, email: 'support@hatkhola.example' })
    const given = { OPERATOR_NAME: 'Hat House Ltd', OPERATOR_ADDRESS: '7 Lake Road, Dhaka', OPERATOR_PHONE: '+880 2 5550100', ...SUPPORT }
    expect(readSettings({ ...PRODUCTION, ...given }).operator).toEqual({
      name: 'Hat House Ltd',
      address: '7 Lake Road, Dhaka',
      phone: '+880 2 5550100',
      email: 'help@hatkhola.example',
    })
  })

  it('counts an empty value as none', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', APP_SECRET: '', SEED: '' })).toMatchObject({ port: 3000, database_url: undefined, seed: 'demo' })
  })

  it('archives what is written where it is told to', () => {
    expect(readSettings({}).wal_archive).toBeUndefined()
    expect(readSettings({ WAL_ARCHIVE: '/backups/wal/' }).wal_archive).toBe('/backups/wal')
  })

  it('seeds nothing into a database that was brought along, unless asked', () => {
    const DATABASE_URL = 'postgres://a@localhost/b'
    expect(readSettings({ DATABASE_URL }).seed).toBe('none')
    expect(readSettings({ DATABASE_URL, SEED: 'demo' }).seed).toBe('demo')
  })

  it('seeds nothing in production, unless asked: the demo accounts have published passwords', () => {
    expect(readSettings(PRODUCTION).seed).toBe('none')
    expect(readSettings({ ...PRODUCTION, SEED: 'demo' }).seed).toBe('demo')
  })

  it('keeps pictures in a bucket when one is named', () => {
    const settings = readSettings({
      MEDIA_S3_BUCKET: 'pictures',
      MEDIA_S3_REGION: 'auto',
      MEDIA_S3_ENDPOINT: 'https://s3.example',
      MEDIA_S3_KEY: 'k',
      MEDIA_S3_SECRET: 's',
    })
    expect(settings.s3).toEqual({ bucket: 'pictures', region: 'auto', endpoint: 'https://s3.example', credentials: { accessKeyId: 'k', secretAccessKey: 's' } })
  })

  it('offers Google when a client is given, and another provider in its place', () => {
    expect(readSettings({}).google).toBeUndefined()
    const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
    expect(readSettings(client).google).toEqual({ client_id: 'id', client_secret: 'secret', issuer: 'https://accounts.google.com' })
    expect(readSettings({ ...client, GOOGLE_ISSUER: 'http://localhost:9000/realm' }).google?.issuer).toBe('http://localhost:9000/realm')
  })

  it('takes payments at a local gateway beside the app, until a store is given', () => {
    expect(readSettings({}).payment).toEqual({ mode: 'local', port: 3001, url: undefined })
    expect(readSettings({ PORT: '4000' }).payment).toMatchObject({ port: 4001 })
    expect(readSettings({ PORT: '0' }).payment).toMatchObject({ port: 0 })
    expect(readSettings({ PORT: '65535' }).payment).toMatchObject({ port: 0 })
    expect(readSettings({ PAYMENT_GATEWAY_PORT: '7000' }).payment).toMatchObject({ port: 7000 })
    expect(readSettings({ PAYMENT_GATEWAY_URL: 'http://127.0.0.1:7000' }).payment).toMatchObject({ url: 'http://127.0.0.1:7000' })
    expect(readSettings({ ...STORE, SSLCOMMERZ_MODE: 'sandbox' }).payment).toEqual({ mode: 'sandbox', store_id: 'shop', store_password: 'secret' })
    expect(readSettings(PRODUCTION).payment).toMatchObject({ mode: 'live' })
  })

  it('takes debts of sellers by mobile wallet where it has numbers of its own', () => {
    expect(readSettings({}).wallets.numbers).toEqual([])
    expect(readSettings({ HOUSE_WALLETS: 'bkash=01712345678' }).wallets.numbers).toEqual([{ wallet: 'bkash', number: '+8801712345678', kind: 'merchant' }])
  })

  it('measures nothing, unless a port is given', () => {
    const METRICS_TOKEN = 'twenty-characters-it-is'
    expect(readSettings({}).metrics).toBeUndefined()
    expect(readSettings({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1', token: undefined })
    for (const METRICS_HOST of ['localhost', '127.0.0.2', '::1'])
      expect(readSettings({ METRICS_PORT: '9464', METRICS_HOST }).metrics).toMatchObject({ host: METRICS_HOST })
    expect(readSettings({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5', METRICS_TOKEN }).metrics).toEqual({
      port: 9464,
      host: '10.0.0.5',
      token: METRICS_TOKEN,
    })
  })

  it('opens the service to the sites that are listed', () => {
    expect(readSettings({}).cors_origins).toEqual([])
    expect(readSettings({ CORS_ORIGINS: 'https://a.example, https://b.example:8443/ ,' }).cors_origins).toEqual(['https://a.example', 'https://b.example:8443'])
  })
})

describe('refuses', () => {
  it.each([
    ['numbers for other machines without a token', { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, /METRICS_TOKEN is required where METRICS_HOST/],
    ['a token that can be guessed', { METRICS_PORT: '9464', METRICS_TOKEN: 'short' }, /METRICS_TOKEN must have at least 20/],
    ['a token that no header can hold', { METRICS_PORT: '9464', METRICS_TOKEN: 'twenty characters and spaces' }, /METRICS_TOKEN may have letters/],
    ['numbers on the port of the pages', { PORT: '4000', METRICS_PORT: '4000' }, /METRICS_PORT must be another port than PORT/],
    ['numbers on any port', { METRICS_PORT: '0' }, /METRICS_PORT must be at least 1/],
    ['half a client', { GOOGLE_CLIENT_ID: 'id' }, /GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET/],
    ['a provider that is no address', { GOOGLE_ISSUER: 'accounts.google.com' }, /GOOGLE_ISSUER must be/],
    ['an address without TLS in production', { ...PRODUCTION, APP_ORIGIN: 'http://hatkhola.example' }, /APP_ORIGIN must begin with https/],
    ['a provider without TLS in production', { HATKHOLA_MODE: 'production', GOOGLE_ISSUER: 'http://idp.example' }, /GOOGLE_ISSUER must begin with https/],
    [
      'half a store',
      { SSLCOMMERZ_MODE: 'live', SSLCOMMERZ_STORE_ID: 'shop' },
      /SSLCOMMERZ_MODE, SSLCOMMERZ_STORE_ID, SSLCOMMERZ_STORE_PASSWORD are given together/,
    ],
    ['half a store in production', { ...PRODUCTION, SSLCOMMERZ_STORE_PASSWORD: '' }, /SSLCOMMERZ_STORE_PASSWORD are given together/],
    ['a store somewhere else', { ...STORE, SSLCOMMERZ_MODE: 'local' }, /SSLCOMMERZ_MODE must be sandbox or live/],
    ['a local gateway in production', { ...PRODUCTION, PAYMENT_GATEWAY_URL: 'http://127.0.0.1:7000' }, /PAYMENT_GATEWAY_URL is for development/],
    ['a gateway on another machine', { PAYMENT_GATEWAY_URL: 'http://10.0.0.1:7000' }, /PAYMENT_GATEWAY_URL must be an address of this machine/],
    ['a number of the house that is none', { HOUSE_WALLETS: 'bkash=12' }, /HOUSE_WALLETS must be such as/],
    ['every site', { CORS_ORIGINS: '*' }, /CORS_ORIGINS.* must be an address/],
    ['a site with a path', { CORS_ORIGINS: 'https://a.example,https://b.example/app' }, /CORS_ORIGINS.* must be an address/],
  ])('%s', (_, given, message) => {
    expect(() => readSettings(given)).toThrow(message)
  })

  it.each([
    ['no secret', { APP_ORIGIN: 'https://a.example' }, /APP_SECRET is required in production/],
    ['a secret of 31 bytes', { APP_ORIGIN: 'https://a.example', APP_SECRET: 'x'.repeat(31) }, /APP_SECRET must have at least 32 bytes/],
    ['no public address', { APP_SECRET: SECRET }, /APP_ORIGIN is required in production/],
    ['no mail server', { APP_SECRET: SECRET, APP_ORIGIN: 'https://a.example' }, /SMTP_URL is required in production/],
    ['no address for who needs help', { ...PRODUCTION, SUPPORT_EMAIL: '' }, /SUPPORT_EMAIL is required in production/],
    ['no payment gateway', { APP_SECRET: SECRET, APP_ORIGIN: 'https://a.example', ...MAIL }, /SSLCOMMERZ_STORE_PASSWORD are required in production/],
    ['no sender', { APP_SECRET: SECRET, APP_ORIGIN: 'https://a.example' }, /MAIL_FROM is required/],
  ])('production with %s', (_, given, message) => {
    expect(() => readSettings({ HATKHOLA_MODE: 'production', ...given })).toThrow(message)
  })

  it.each([
    ['PORT', '70000'],
    ['PORT', '3e3'],
    ['PORT', '-1'],
    ['HATKHOLA_MODE', 'staging'],
    ['APP_ORIGIN', 'hatkhola.example'],
    ['APP_ORIGIN', 'https://hatkhola.example/app'],
    ['DATABASE_URL', 'mysql://a/b'],
    ['TRUSTED_PROXIES', 'all'],
    ['RATE_PER_MINUTE', '1.5'],
    ['LOG_LEVEL', 'loud'],
    ['DRAIN_SECONDS', '601'],
    ['SEED', 'everything'],
    ['MEDIA_S3_KEY', 'half of a pair'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['SUPPORT_EMAIL', 'Hatkhola <a@b.example>'],
    ['SUPPORT_EMAIL', 'a@localhost'],
    ['OPERATOR_NAME', 'Two\nlines'],
    ['OPERATOR_ADDRESS', 'x'.repeat(301)],
    ['OPERATOR_PHONE', 'call us'],
    ['MAIL_FROM', 'Hatkhola'],
    ['MAIL_FROM', 'Hatkhola <a@b.example>\r\nBcc: c@d.example'],
  ])('%s=%s, naming the setting', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name)
  })

  it('everything that is wrong at once, so that one look mends it', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'y', SEED: 'z' })).toThrow(/PORT.*\n.*(SEED|LOG_LEVEL).*\n.*(SEED|LOG_LEVEL)/)
  })
})
