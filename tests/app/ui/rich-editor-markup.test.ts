import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import { $getRoot, createEditor } from 'lexical'
import { describe, expect, it } from 'vitest'
import { $htmlOfText } from '#app/ui/text/rich-editor/html-of-text.ts'
import { typedLink } from '#app/ui/text/rich-editor/links.ts'
import { PictureNode } from '#app/ui/text/rich-editor/picture-node.ts'
import { $blocksOf } from '#app/ui/text/rich-editor/read-markup.ts'
import { tooManyBytes } from '#app/ui/text/rich-editor/text-limit.ts'
import { cleanHtml } from '#server/adapters/html.ts'

const NODES = [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, PictureNode]

const openEditor = () =>
  createEditor({
    nodes: NODES,
    onError: (error) => {
      throw error
    },
  })

/** What becomes of markup that goes through the editor once. */
function written(html: string): string {
  const editor = openEditor()
  const dom = document.createElement('div')
  dom.innerHTML = html
  editor.update(
    () =>
      void $getRoot()
        .clear()
        .append(...$blocksOf(dom)),
    { discrete: true },
  )
  return editor.read($htmlOfText)
}

/** The same by way of the state that is stored beside the markup. */
function throughState(html: string): string {
  const editor = openEditor()
  const dom = document.createElement('div')
  dom.innerHTML = html
  editor.update(
    () =>
      void $getRoot()
        .clear()
        .append(...$blocksOf(dom)),
    { discrete: true },
  )
  const other = openEditor()
  const state = other.parseEditorState(JSON.stringify(editor.getEditorState()))
  return state.read($htmlOfText, { editor: other })
}

const WHOLE = [
  '<p>One word in <strong>bold</strong>, one in <em>italics</em>, <u>one underlined</u> and <strong><em><u>all three</u></em></strong>.</p>',
  '<h2>বৈশাখী মেলা</h2><h3>Smaller</h3><h4>Smallest</h4><blockquote>What they said<br>on two lines</blockquote>',
  '<ul><li>one</li><li>two<ol><li>inside</li><li>more</li></ol></li><li>three</li></ul>',
  '<ol><li>four</li></ol><p>Between</p><ol start="5"><li>five</li><li>six</li></ol>',
  '<p>See <a href="https://example.com/a?b=1&amp;c=2">the <strong>programme</strong></a> 🎉👩‍👩‍👧 &lt;b&gt; &amp;amp;</p>',
  '<p>Before</p><p><img src="/media/texts/ab12.webp" alt="A &quot;stage&quot; &amp; lights"></p><p></p><p>After</p>',
  '<p>a\u00a0 b</p>',
]

describe('markup that the editor has written', () => {
  it.each(WHOLE)('stays the same to a letter through the editor and through its state: %s', (html) => {
    expect(written(html)).toBe(html)
    expect(throughState(html)).toBe(html)
  })

  it.each(WHOLE)('is stored by the service as it is, but for how it closes tags and marks links: %s', (html) => {
    const stored = cleanHtml(html).replaceAll(' />', '>').replaceAll(' rel="noopener noreferrer ugc nofollow"', '')
    expect(stored).toBe(html)
    expect(written(cleanHtml(html))).toBe(html)
  })
})

describe('markup from elsewhere', () => {
  it.each([
    ['a heading of a page', '<h1>Title</h1><h6>small</h6>', '<h2>Title</h2><h4>small</h4>'],
    ['words without a block', 'just words <b>here</b>', '<p>just words <strong>here</strong></p>'],
    ['boxes inside boxes', '<div>one<div>two</div>three</div>', '<p>one</p><p>two</p><p>three</p>'],
    ['line breaks of a source file', '<p>\n  one\n  two </p>\n\n<p> three</p>', '<p>one two</p><p>three</p>'],
    ['a table', '<table><tr><th>Time</th><th>What</th></tr><tr><td>6 pm</td><td>Music</td></tr></table>', '<p>Time What</p><p>6 pm Music</p>'],
    ['styles that mean bold', '<p><span style="font-weight:700">A</span><b style="font-weight:normal">B</b></p>', '<p><strong>A</strong>B</p>'],
    ['styles that underline', '<p><span style="text-decoration: underline line-through; color:red">A</span></p>', '<p><u><s>A</s></u></p>'],
    ['verbatim text', '<pre>a\n  b</pre>', '<p>a<br>\u00a0 b</p>'],
    ['several paragraphs in a quote', '<blockquote><p>a</p><p>b</p></blockquote>', '<blockquote>a</blockquote><blockquote>b</blockquote>'],
    ['a list without points', '<ul>words<p>more</p></ul>', '<ul><li>words</li><li>more</li></ul>'],
    ['a point of several paragraphs', '<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['a point of no list', '<li>alone</li>', '<p>alone</p>'],
    ['a link to nowhere', '<p><a name="x">here</a> <a href="/relative">there</a></p>', '<p>here there</p>'],
    ['a link that calls or runs', '<p><a href="tel:123">call</a> <a href="javascript:alert(1)">run</a></p>', '<p>call run</p>'],
    ['a picture of another site', '<p>a<img src="https://example.com/x.png" alt="x">b</p>', '<p>ab</p>'],
    ['a picture from up the path', '<p>a<img src="/media/../api/x" alt="x">b</p>', '<p>ab</p>'],
    ['nothing', '<p> </p><div><br></div>', ''],
  ])('becomes plain blocks: %s', (_what, html, expected) => {
    expect(written(html)).toBe(expected)
  })

  it('of a list in Word becomes a list', () => {
    const point = (sign: string, words: string) =>
      `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${sign}<span>&nbsp;&nbsp; </span></span>${words}</p>`
    expect(written(`<p>Before</p>${point('·', 'one')}${point('·', 'two')}<p>Between</p>${point('1.', 'first')}${point('2.', 'second')}`)).toBe(
      '<p>Before</p><ul><li>one</li><li>two</li></ul><p>Between</p><ol><li>first</li><li>second</li></ol>',
    )
  })

  it('that nests lists without end comes out a few levels deep, with all its words', () => {
    const html = written(`${'<ul><li>x'.repeat(40)}${'</li></ul>'.repeat(40)}`)
    expect(html.split('x').length - 1).toBe(40)
    expect(html.split('<ul>').length - 1).toBeLessThanOrEqual(6)
  })
})

describe('an empty text', () => {
  it.each(['', '<p></p>', '<p><br></p>', '<p>  </p>'])('is no markup at all: %j', (html) => {
    expect(written(html)).toBe('')
  })
})

describe('the length of a text', () => {
  it('is counted in bytes as they are sent: Bangla weighs three times as much', () => {
    expect(tooManyBytes(`<p>${'a'.repeat(256 * 1024 - 7)}</p>`)).toBe(0)
    expect(tooManyBytes(`<p>${'a'.repeat(256 * 1024)}</p>`)).toBe(7)
    expect(tooManyBytes('ক'.repeat(100_000))).toBe(300_000 - 256 * 1024)
  })

  it('is too much where the service would refuse so many tags', () => {
    expect(tooManyBytes('<p>a</p>'.repeat(5000))).toBe(0)
    expect(tooManyBytes('<p>a</p>'.repeat(5100))).toBeGreaterThan(0)
  })
})

describe('a web address as it is typed', () => {
  it.each([
    ['example.com/a', 'https://example.com/a'],
    [' HTTP://example.com ', 'http://example.com'],
    ['example.com:8080', 'https://example.com:8080'],
    ['উদাহরণ.বাংলা', 'https://উদাহরণ.বাংলা'],
    ['javascript:alert(1)', undefined],
    ['java\tscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['mailto:a@example.com', undefined],
    ['words', undefined],
    ['', undefined],
  ])('%j is %j', (typed, expected) => {
    expect(typedLink(typed)).toBe(expected)
  })
})
