import { escapeHtml } from '#contract/core/escape-html.ts'
import { BRAND } from '#contract/core/product.ts'
import type { EmailWords } from './email-words.ts'
import type { EmailParts, EmailTicket } from './ticket-email.ts'

const INK = '#1B211E'
const MUTED = '#56605B'
const LINE = '#DDE3DF'
const FONT = `'Noto Sans Bengali', 'Hind Siliguri', Roboto, 'Segoe UI', Arial, sans-serif`

type Style = Record<string, string>
/** Every style stands in its element: mail programs drop style sheets. */
const styled = (style: Style): string =>
  ` style="${escapeHtml(
    Object.entries(style)
      .map(([name, value]) => `${name}:${value}`)
      .join(';'),
  )}"`

const block = (tag: string, text: string, style: Style): string => `<${tag}${styled({ margin: '0', ...style })}>${escapeHtml(text)}</${tag}>`

/** A label above what it names. */
const fact = (label: string, text: string, style: Style = {}): string =>
  text === ''
    ? ''
    : `${block('p', label, { color: MUTED, 'font-size': '13px', 'padding-top': '12px' })}\n${block('p', text, { 'font-size': '16px', ...style })}`

/** The HTML of a ticket e-mail: one column in tables, as the oldest mail program still lays it out. Nothing is loaded from anywhere. */
export function pageOf({ order, when, where, total, gate, link, tickets }: EmailParts, words: EmailWords): string {
  const { event, language, event_order_id, full_name } = order
  const isOnline = event.type === 'Online'
  const hint = (text: string) => block('p', text, { color: MUTED, 'font-size': '14px', 'padding-top': '12px' })
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(words.subject(event.title))}</title></head>
<body${styled({ margin: '0', padding: '0', background: BRAND.paper, color: INK, 'font-family': FONT, 'line-height': '1.5', 'overflow-wrap': 'anywhere' })}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"${styled({ padding: '16px 12px' })}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"${styled({ 'max-width': '480px', 'text-align': 'start' })}>
<tr><td${styled({ padding: '4px 4px 16px' })}>${block('p', words.bye, { color: BRAND.green, 'font-size': '20px', 'font-weight': '700' })}</td></tr>
${box(`${block('h1', words.heading, { 'font-size': '22px', 'line-height': '1.3' })}
${block('p', words.intro(full_name), { 'font-size': '16px', 'padding-top': '4px' })}
${block('h2', event.title, { 'font-size': '18px', 'line-height': '1.35', 'padding-top': '16px' })}
${fact(words.when, when)}
${fact(words.where, where)}
${isOnline ? hint(words.onlineHint) : ''}
${buttonTo(link, words.open)}`)}
${tickets.map((ticket) => box(ticketBox(ticket, words))).join('\n')}
${box(
  `${fact(words.total, total, { 'font-weight': '700' })}
${fact(words.order, event_order_id, { 'font-family': 'monospace', 'font-size': '17px' })}
${gate && hint(gate)}
${hint(words.calendar)}`,
  '4px',
)}
</table>
</td></tr></table>
</body>
</html>
`
}

/** @param above what lies between its edge and what is in it */
const box = (inside: string, above = '16px'): string =>
  `<tr><td${styled({ padding: '0 0 12px' })}><table role="presentation" width="100%" cellpadding="0" cellspacing="0"${styled({ background: '#FFFFFF', border: `1px solid ${LINE}`, 'border-radius': '12px' })}><tr><td${styled({ padding: `${above} 16px 16px` })}>
${inside}
</td></tr></table></td></tr>`

function ticketBox({ seat, title, holder, days, code, cid }: EmailTicket, words: EmailWords): string {
  const picture =
    cid === undefined
      ? block('p', words.passed, { 'padding-top': '12px', 'font-weight': '700' })
      : `<p${styled({ margin: '0', padding: '12px 0 0', 'text-align': 'center' })}><img src="cid:${escapeHtml(cid)}" width="240" height="240" alt="${escapeHtml(`${words.qr}: ${code}`)}"${styled({ width: '240px', height: '240px', background: '#FFFFFF' })}></p>
${block('p', code, { 'text-align': 'center', 'font-family': 'monospace', 'font-size': '24px', 'font-weight': '700', 'letter-spacing': '2px' })}`
  return `${block('p', seat, { color: MUTED, 'font-size': '13px' })}
${block('h3', title, { 'font-size': '17px', 'line-height': '1.35' })}
${fact(words.holder, holder)}
${fact(words.entry.label, days)}
${picture}`
}

const buttonTo = (link: string, text: string): string =>
  `<p${styled({ margin: '0', padding: '20px 0 4px' })}><a href="${escapeHtml(link)}"${styled({ display: 'block', background: BRAND.green, color: '#FFFFFF', padding: '14px 16px', 'border-radius': '8px', 'text-align': 'center', 'text-decoration': 'none', 'font-size': '16px', 'font-weight': '700' })}>${escapeHtml(text)}</a></p>`
