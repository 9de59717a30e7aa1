import { describe, expect, it } from 'vitest'
import { cleanHtml } from '#server/adapters/html.ts'

describe('answers', () => {
  it('with clean HTML as it was', () => {
    const html = '<h2>যা থাকছে</h2><ul><li>গান</li></ul><p>ক <strong>খ</strong><br />গ</p><blockquote>ঘ</blockquote>'
    expect(cleanHtml(html)).toBe(html)
    expect(cleanHtml(cleanHtml('<p>a & b < c'))).toBe(cleanHtml('<p>a & b < c'))
  })

  it('with links that carry no weight and leak nothing', () => {
    expect(cleanHtml('<a href="https://example.org/a" rel="follow" target="_blank">x</a>')).toBe(
      '<a href="https://example.org/a" rel="noopener noreferrer ugc nofollow">x</a>',
    )
  })

  it('with what the editor marks, and no other class, id or style', () => {
    expect(cleanHtml('<p class="ed-center fixed" id="app" style="position:fixed" onclick="x()">a</p>')).toBe('<p class="ed-center">a</p>')
  })

  it('with pictures of our own', () => {
    const html = '<p><img src="/media/events/0a1b.webp" alt="মঞ্চ" class="ed-wide" /></p>'
    expect(cleanHtml(html)).toBe(html)
  })

  it('with ordered lists that begin with another number, and no other attribute of theirs', () => {
    expect(cleanHtml('<ol start="5" type="a" reversed><li>e</li></ol>')).toBe('<ol start="5"><li>e</li></ol>')
    for (const start of ['1', '-3', '12345', '5x', 'javascript:x', '']) expect(cleanHtml(`<ol start="${start}"><li>a</li></ol>`)).toBe('<ol><li>a</li></ol>')
    expect(cleanHtml('<p start="5">a</p>')).toBe('<p>a</p>')
  })

  it('in one Unicode form', () => {
    expect(cleanHtml('<p>\u0995\u09c7\u09be</p>')).toBe('<p>\u0995\u09cb</p>')
  })
})

describe('refuses', () => {
  it('text that exceeds the limit only once it is clean: its author could not send it back', () => {
    expect(() => cleanHtml(`<p>${'&'.repeat(200_000)}</p>`)).toThrow('too-large')
    expect(cleanHtml(`<p>${'&'.repeat(50_000)}</p>`)).toHaveLength(250_007)
  })

  it('more than 256 KiB, counted as UTF-8', () => {
    expect(() => cleanHtml('ক'.repeat(90_000))).toThrow('too-large')
    expect(cleanHtml('k'.repeat(90_000))).toHaveLength(90_000)
  })

  it('more tags than any text has', () => {
    expect(() => cleanHtml('<b>a</b>'.repeat(6000))).toThrow('too-large')
  })
})

describe('guards', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<style>*{background:url(javascript:alert(1))}</style>',
    '<form action="https://evil.example"><button>x</button></form>',
    '<template><script>alert(1)</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  ])('against %s', (html) => {
    const clean = cleanHtml(html)
    // Inside quotes anything is text, except where it is an address.
    const tags = clean.replace(/="[^"]*"/g, '=""')
    expect(tags).not.toMatch(/<(?:script|svg|math|style|iframe|form|button|template|noscript|base|meta|text)\b|\son\w+\s*=/i)
    for (const [, address = ''] of clean.matchAll(/(?:href|src)="([^"]*)"/g)) expect(address).not.toMatch(/^(?:javascript|data|\/\/)/i)
  })

  it.each([
    'https://evil.example/seen.gif',
    '//evil.example/seen.gif',
    '/\\evil.example/seen.gif',
    '/api/account/export/',
    '/media/../api/account/',
    '/media/%2e%2e/api/x.webp',
    '/media/events/a.webp?size=1',
    'data:image/png;base64,AAAA',
    '',
  ])('against a picture from %s', (src) => {
    expect(cleanHtml(`<p>a<img src="${src}" srcset="https://evil.example/x 1x" alt="b">c</p>`)).toBe('<p>ac</p>')
  })

  it.each(['/\\evil.example', '\\\\evil.example', 'mailto:a@mail.example', '/logout', 'https://bank.example@evil.example/', 'tel:999', 'https:evil.example'])(
    'against a link to %s',
    (href) => {
      expect(cleanHtml(`<a href="${href}">x</a>`)).toBe('<a rel="noopener noreferrer ugc nofollow">x</a>')
    },
  )

  it('against nesting without end', () => {
    expect(cleanHtml('<blockquote>'.repeat(200)).match(/<blockquote>/g)?.length).toBeLessThanOrEqual(64)
  })
})
