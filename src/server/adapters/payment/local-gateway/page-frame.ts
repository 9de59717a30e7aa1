import { hash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Language } from '#contract/core/languages.ts'

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark)

/** Its own look: no buyer is to take it for a page of the shop. */
const STYLE = `
:root{color-scheme:light;--ground:#eef1f6;--card:#fff;--ink:#171d2b;--soft:#535e74;--line:#c9d0dd;--strong:#27408b;--on-strong:#fff;--warn:#7a4a00;--warn-ground:#fff1d0;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;--ground:#10141d;--card:#191f2b;--ink:#e9edf5;--soft:#a9b4c8;--line:#39435a;--strong:#9db4ff;--on-strong:#0c1430;--warn:#ffdc93;--warn-ground:#3a2c0b;--bad:#ff9a90}}
*,::before,::after{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,"Noto Sans",sans-serif;overflow-wrap:anywhere}
:lang(bn){font-family:"Noto Sans Bengali","Kohinoor Bangla","Nirmala UI",system-ui,sans-serif;line-height:1.65}
.notice{margin:0;padding:.75rem 1rem;background:var(--warn-ground);color:var(--warn);font-weight:600;text-align:center;text-wrap:balance}
.pay p+form{margin-top:0}
main{max-width:56rem;margin:0 auto;padding:1rem;display:grid;gap:1rem}
section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1rem}
h1,h2,p,dl,dd,ul{margin:0;padding:0}
h1{font-size:1.25rem}h2{font-size:1rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dt,.soft{color:var(--soft)}dd{text-align:end}
.amount{margin-top:.5rem;font-size:1.75rem;font-weight:700;font-variant-numeric:tabular-nums}
form{display:grid;gap:.875rem;margin-top:.875rem}
label,.field{display:grid;gap:.25rem}.row{display:grid;grid-template-columns:1fr 1fr;gap:.875rem;align-items:start}
input{font:inherit;color:inherit;background:var(--card);min-height:3rem;width:100%;padding:.5rem .75rem;border:1px solid var(--soft);border-radius:8px;font-variant-numeric:tabular-nums}
input[aria-invalid=true]{border:2px solid var(--bad)}.bad{color:var(--bad);font-weight:600}
button{font:inherit;font-weight:600;min-height:3rem;padding:.5rem 1rem;border-radius:8px;border:1px solid var(--soft);background:var(--card);color:var(--ink);cursor:pointer}
button.main{background:var(--strong);border-color:var(--strong);color:var(--on-strong)}
ul{list-style:none;display:grid;gap:.5rem;margin-top:.75rem}
ul a{display:grid;min-height:3rem;align-content:center;padding:.5rem .75rem;border:1px solid var(--line);border-radius:8px;color:inherit;text-decoration:none}
ul a[aria-current]{border:2px solid var(--strong)}
ul b{font-variant-numeric:tabular-nums}
.fill{display:inline-flex;align-items:center;min-height:3rem;color:var(--strong);font-weight:600}
:focus-visible{outline:3px solid var(--strong);outline-offset:2px}
@media (min-width:48rem){main{grid-template:auto 1fr/3fr 2fr;align-items:start}.wide{grid-column:1/-1}.pay{grid-area:1/1/3/2}.sum{grid-area:1/2}.cards{grid-area:2/2}}
`
/** The one script: brings the form back to the shop. */
const SUBMIT = 'document.forms[0].submit()'

const cspHash = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

interface Page {
  language: Language
  title: string
  notice: string
  body: string
  status?: number
  /** Where forms of the page lead, besides the gateway itself. */
  formsTo?: string
  /** The first form sends itself. */
  sendsItself?: boolean
}

export function answerPage(outgoing: ServerResponse, { language, title, notice, body, status = 200, formsTo, sendsItself }: Page): void {
  const policy = [
    "default-src 'none'",
    `style-src ${cspHash(STYLE)}`,
    ...(sendsItself ? [`script-src ${cspHash(SUBMIT)}`] : []),
    `form-action 'self'${formsTo ? ` ${formsTo}` : ''}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  outgoing.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    vary: 'accept-language',
  })
  outgoing.end(`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><p class="notice" role="note">${escaped(notice)}</p>
<main>
${body}
</main>${sendsItself ? `<script>${SUBMIT}</script>` : ''}</body>
</html>
`)
}
