import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { folderDelivery, readEmails } from '#server/adapters/mail/folder-mail.ts'
import { CannotDeliver, type Email } from '#server/adapters/mail/mail.ts'
import { queueMail } from '#server/adapters/mail/mail-queue.ts'
import { openMail } from '#server/adapters/mail/open-mail.ts'
import { smtpDelivery } from '#server/adapters/mail/smtp-mail.ts'
import { freePort } from '#tests/support/server/app-process.ts'
import { type MailServer, startMailServer } from '#tests/support/server/mail-server.ts'

const FROM = 'Hatkhola <noreply@hatkhola.example>'
const LETTER: Email = {
  to: 'rahima@mail.example',
  subject: 'Set a new password',
  text: 'Open this link:\n\nhttps://hatkhola.example/a#b\n',
  language: 'en',
  unsubscribe: null,
}
const BANGLA: Email = { ...LETTER, subject: 'হাটখোলা: নতুন পাসওয়ার্ড দিন', text: 'নিচের লিংকটি খুলুন।\n', language: 'bn' }

const warnings: [object, string][] = []
const log = { warn: (facts: object, text: string) => void warnings.push([facts, text]) }
const servers: MailServer[] = []
const serverWith = async (...args: Parameters<typeof startMailServer>) => {
  const server = await startMailServer(...args)
  servers.push(server)
  return server
}
let folder = ''
beforeEach(async () => {
  warnings.length = 0
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-mail-'))
})
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
  await rm(folder, { recursive: true })
})

describe('answers', () => {
  it('with the e-mail at its mail server, in any script, and marked as written by a machine', async () => {
    const server = await serverWith()
    const mail = openMail({ smtp_url: server.url, mail_from: FROM, data_folder: folder }, log)
    mail.send(BANGLA)
    await mail.settle()
    const [got] = server.arrived
    expect(got).toMatchObject({ subject: BANGLA.subject, recipients: [BANGLA.to], from: { name: 'Hatkhola', address: 'noreply@hatkhola.example' } })
    expect(got?.text?.trim()).toBe(BANGLA.text.trim())
    expect(got?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
    expect(mail.list).toBeUndefined()
    expect(await readdir(folder)).toEqual([])
  })

  it('with the e-mail in the folder when there is no mail server, newest first', async () => {
    const mail = openMail({ smtp_url: undefined, mail_from: undefined, data_folder: folder }, log)
    mail.send(LETTER)
    await mail.settle()
    await new Promise((later) => setTimeout(later, 5))
    mail.send(BANGLA)
    await mail.settle()
    const listed = await mail.list?.()
    expect(listed).toEqual([
      { at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/), to: BANGLA.to, subject: BANGLA.subject, text: BANGLA.text },
      { at: expect.any(String), to: LETTER.to, subject: LETTER.subject, text: LETTER.text },
    ])
    const [name = ''] = await readdir(join(folder, 'mail'))
    expect((await stat(join(folder, 'mail', name))).mode & 0o777).toBe(0o600)
  })

  it('with an address to unsubscribe at, in the e-mails that have one', async () => {
    const server = await serverWith()
    const { deliver } = openMail({ smtp_url: server.url, mail_from: FROM, data_folder: folder }, log)
    await deliver({ ...LETTER, unsubscribe: 'https://hatkhola.example/api/job_alert/unsubscribe/7.token' })
    await deliver(LETTER)
    const headersOf = (at: number) => Object.fromEntries(server.arrived[at]?.headers.map(({ key, value }) => [key, value]) ?? [])
    expect(headersOf(0)).toMatchObject({
      'list-unsubscribe': '<https://hatkhola.example/api/job_alert/unsubscribe/7.token>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
    expect(headersOf(1)).not.toHaveProperty('list-unsubscribe')
  })

  const RICH: Email = {
    ...BANGLA,
    html: '<p>হাটখোলা</p><img src="cid:a@b">',
    attachments: [
      { name: 'a.png', type: 'image/png', bytes: Uint8Array.of(1, 2, 3), cid: 'a@b' },
      { name: 'b.ics', type: 'text/calendar; charset=utf-8', bytes: Buffer.from('BEGIN:VCALENDAR') },
    ],
  }

  it('with HTML, the pictures within it and the files beside it, at its mail server', async () => {
    const server = await serverWith()
    await openMail({ smtp_url: server.url, mail_from: FROM, data_folder: folder }, log).deliver(RICH)
    const [got] = server.arrived
    expect([got?.text?.trim(), got?.html?.trim()]).toEqual([RICH.text.trim(), RICH.html])
    expect(got?.attachments.map(({ filename, disposition, contentId }) => [filename, disposition, contentId])).toEqual([
      ['a.png', 'inline', '<a@b>'],
      ['b.ics', 'attachment', undefined],
    ])
  })

  it('with the text of such an e-mail in the folder, and the names of what came with it', async () => {
    const mail = openMail({ smtp_url: undefined, mail_from: undefined, data_folder: folder }, log)
    await mail.deliver(RICH)
    expect(await mail.list?.()).toEqual([{ at: expect.any(String), to: RICH.to, subject: RICH.subject, text: RICH.text, attached: ['a.png', 'b.ics'] }])
  })

  it('although the mail server is away for a moment', async () => {
    const port = await freePort()
    const queue = queueMail(smtpDelivery(`smtp://127.0.0.1:${port}`, FROM), log, [300, 3000])
    queue.send(LETTER)
    const server = await serverWith({}, port)
    await queue.settle()
    expect(server.arrived.map(({ subject }) => subject)).toEqual([LETTER.subject])
    expect(warnings).toEqual([])
  })

  it('at once with an empty folder that is not there', async () => {
    expect(await readEmails(join(folder, 'nothing'))).toEqual([])
  })

  it('e-mails that can go while one waits for its next try', async () => {
    const sent: string[] = []
    const queue = queueMail(
      async ({ subject }) => {
        if (subject === 'stuck') throw new Error('not now')
        sent.push(subject)
      },
      log,
      [60_000],
    )
    for (const subject of ['stuck', 'stuck', 'stuck', 'stuck', 'free']) queue.send({ ...LETTER, subject })
    await expect.poll(() => sent).toEqual(['free'])
  })
})

describe('refuses', () => {
  it('to try more than three times, and says so without an address', async () => {
    let tries = 0
    const queue = queueMail(
      async ({ to }) => {
        tries++
        throw Object.assign(new Error(`no route to ${to}`), { code: 'ECONNECTION' })
      },
      log,
      [1, 2],
    )
    queue.send(LETTER)
    await queue.settle()
    expect(tries).toBe(3)
    expect(warnings).toEqual([[{ tries: 3, reason: 'ECONNECTION' }, 'a letter could not be delivered']])
  })

  it('to try again what the mail server refused for good', async () => {
    let asked = 0
    const server = await serverWith({
      onRcptTo: ({ address }, _, done) => {
        asked++
        done(Object.assign(new Error(`no mailbox ${address}`), { responseCode: 550 }))
      },
    })
    const queue = queueMail(smtpDelivery(server.url, FROM), log, [1, 1])
    queue.send(LETTER)
    await queue.settle()
    expect(asked).toBe(1)
    expect(JSON.stringify(warnings)).toContain('550')
    expect(JSON.stringify(warnings)).not.toContain(LETTER.to)
  })

  it('more e-mails than it can hold, instead of growing', async () => {
    const open: (() => void)[] = []
    const queue = queueMail(() => new Promise((done) => open.push(done)), log)
    for (let n = 0; n < 1001; n++) queue.send(LETTER)
    expect(warnings).toEqual([[{ held: 1000 }, 'too many letters wait, one was dropped']])
  })

  it('to keep more than 200 e-mails in the folder; the oldest go', async () => {
    const deliver = folderDelivery(folder, FROM)
    for (let n = 0; n < 205; n++) {
      const second = String(n % 60).padStart(2, '0')
      await writeFile(join(folder, `2020-01-01T00-${String(Math.floor(n / 60)).padStart(2, '0')}-${second}.000Z-0000000${n % 10}.eml`), 'To: a\r\n\r\nold')
    }
    await writeFile(join(folder, 'notes.txt'), 'somebody else’s')
    await deliver(LETTER)
    const names = await readdir(folder)
    expect(names).toHaveLength(201)
    expect(names).toContain('notes.txt')
    expect((await readEmails(folder))[0]).toMatchObject({ subject: LETTER.subject })
    expect(names).not.toContain('2020-01-01T00-00-00.000Z-00000000.eml')
  })
})

describe('guards', () => {
  const EVIL = { ...LETTER, to: 'a@mail.example\r\nBcc: victim@mail.example', subject: 'Hello\r\nBcc: victim@mail.example\r\n\r\nbody' }

  it('the headers of a sent e-mail from line breaks in what it names', async () => {
    const server = await serverWith()
    const queue = queueMail(smtpDelivery(server.url, FROM), log, [])
    queue.send(EVIL)
    queue.send({ ...EVIL, to: LETTER.to })
    await queue.settle()
    // The first has an address that is none: whether it is refused or cleaned, no other address gets it.
    for (const { recipients, headers } of server.arrived) {
      expect(recipients).not.toContain('victim@mail.example')
      expect(headers.map(({ key }) => key)).not.toContain('bcc')
    }
    expect(server.arrived.at(-1)?.recipients).toEqual([LETTER.to])
  })

  it('the headers of a kept e-mail from them as well', async () => {
    await folderDelivery(folder, `${FROM}\nX-Evil: 1`)(EVIL)
    const [name = ''] = await readdir(folder)
    const [head = ''] = (await readFile(join(folder, name), 'utf8')).split('\r\n\r\n')
    expect(head.split(/\r\n|\r|\n/).map((line) => line.split(':')[0])).toEqual([
      'Auto-Submitted',
      'Content-Language',
      'From',
      'To',
      'Subject',
      'Message-ID',
      'Content-Transfer-Encoding',
      'Date',
      'MIME-Version',
      'Content-Type',
    ])
  })

  it('the password of the mail server: it does not leave this machine unencrypted', async () => {
    const given: unknown[] = []
    const server = await serverWith({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      authOptional: true,
      onAuth: ({ password, username }, _, done) => {
        given.push(password)
        done(null, { user: username })
      },
    })
    const here = smtpDelivery(`smtp://user:p%40ss@127.0.0.1:${server.port}`, FROM)
    // The same server by an address that is not known to be of this machine.
    const elsewhere = smtpDelivery(`smtp://user:secret@0.0.0.0:${server.port}`, FROM)
    await here(LETTER)
    await expect(elsewhere(LETTER)).rejects.toThrow(/TLS/)
    expect(given).toEqual(['p@ss'])
    expect(server.arrived).toHaveLength(1)
  })

  it('the end of the process: it waits for e-mails, but not for ever', async () => {
    let deliver: () => void = () => undefined
    const queue = queueMail(() => new Promise((done) => (deliver = done)), log)
    await queue.settle()
    queue.send(LETTER)
    await queue.settle(20)
    expect(warnings).toEqual([[{ held: 1 }, 'letters were not delivered before the end']])
    const settled = queue.settle(60_000)
    deliver()
    await settled
    expect(warnings).toHaveLength(1)
  })

  it('from trying again what cannot be delivered, also with tries left', async () => {
    let tries = 0
    const queue = queueMail(
      async () => {
        tries++
        throw new CannotDeliver('refused', { cause: { responseCode: 554 } })
      },
      log,
      [1, 1],
    )
    queue.send(LETTER)
    await queue.settle()
    expect([tries, warnings]).toEqual([1, [[{ tries: 1, reason: '554' }, 'a letter could not be delivered']]])
  })
})
