// A throw-away certificate for https on loopback. The browser is told to trust exactly this key (--ignore-certificate-errors-spki-list),
// so that the page is a secure context with a working HTTP cache; with --ignore-certificate-errors Chromium would cache nothing.
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export function certificate() {
  const dir = path.join(os.tmpdir(), `perf-harness-cert-${os.userInfo().uid}`)
  const key = path.join(dir, 'key.pem')
  const cert = path.join(dir, 'cert.pem')
  if (!fs.existsSync(cert) || Date.parse(new X509Certificate(fs.readFileSync(cert)).validTo) < Date.now()) {
    fs.mkdirSync(dir, { recursive: true, mode: 0o700 })
    try {
      execFileSync(
        'openssl',
        [
          'req',
          '-x509',
          '-newkey',
          'ec',
          '-pkeyopt',
          'ec_paramgen_curve:prime256v1',
          '-nodes',
          '-days',
          '90',
          '-subj',
          '/CN=localhost',
          '-addext',
          'subjectAltName=DNS:localhost,IP:127.0.0.1',
          '-keyout',
          key,
          '-out',
          cert,
        ],
        { stdio: 'ignore' },
      )
    } catch (e) {
      throw new Error(`openssl is needed to make a certificate for https on loopback: ${e.message}`)
    }
  }
  const pem = fs.readFileSync(cert)
  const spki = createHash('sha256')
    .update(new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  return { key: fs.readFileSync(key), cert: pem, spki }
}
