/** Somewhere that nothing of ours may ever ask. */
export const STRANGER = 'stranger.example'

const RUN = 'window.__ran=1'

/**
 * Markup that tries to run, to fetch, or to be taken for something of the page, by the families of what is known: handlers, schemes,
 * foreign content, mutation, templates, styles, names. @see cure53/DOMPurify test/fixtures, H5SC, OWASP "XSS Filter Evasion"
 */
export const HOSTILE_MARKUP: readonly string[] = [
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<img src="https://${STRANGER}/a.png" srcset="https://${STRANGER}/b.png 2x">`,
  `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>">`,
  `<svg onload="${RUN}"><circle r=9></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=20>press</text></a></svg>`,
  `<svg><animate attributeName=href values="javascript:${RUN}" /><a id=x><text>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${RUN}</script></svg>#x"/></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<math><mi//xlink:href="data:x,<script>${RUN}</script>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<a href="javascript:${RUN}">one</a><a href="java\tscript:${RUN}">two</a><a href="&#106;avascript:${RUN}">three</a>`,
  `<a href="\u0001javascript:${RUN}">four</a><a href="data:text/html,<script>${RUN}</script>">five</a><a href="vbscript:x">six</a>`,
  `<a href="//${STRANGER}">seven</a><a href="https:${STRANGER}">eight</a><a href="https://a@${STRANGER}\\@b">nine</a>`,
  `<a href="https://example.com" onclick="${RUN}" onmouseover="${RUN}" onfocus="${RUN}" autofocus tabindex=0>ten</a>`,
  `<a href="https://example.com" target="_top" ping="https://${STRANGER}/ping" download>eleven</a>`,
  `<iframe src="https://${STRANGER}"></iframe><iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<object data="https://${STRANGER}/x"></object><embed src="https://${STRANGER}/x"><applet code=x></applet>`,
  `<video src="https://${STRANGER}/x" poster="https://${STRANGER}/p" onerror="${RUN}" autoplay></video><audio src="https://${STRANGER}/x" onerror="${RUN}"></audio>`,
  `<link rel=stylesheet href="https://${STRANGER}/x.css"><link rel=prefetch href="https://${STRANGER}/y"><style>@import 'https://${STRANGER}/z';*{background:url(https://${STRANGER}/w)}</style>`,
  `<p style="background:url(https://${STRANGER}/s);position:fixed;inset:0;z-index:999">cover</p>`,
  `<div style="width:expression(${RUN});-moz-binding:url(https://${STRANGER}/b)">old</div>`,
  `<base href="https://${STRANGER}/"><meta http-equiv="refresh" content="0;url=https://${STRANGER}">`,
  `<form action="https://${STRANGER}"><input name=password autofocus onfocus="${RUN}"><button formaction="javascript:${RUN}">send</button></form>`,
  `<input type=image src="https://${STRANGER}/i" onerror="${RUN}"><isindex action=javascript:${RUN} type=image>`,
  `<template><script>${RUN}</script></template><template shadowrootmode=open><img src=x onerror=${RUN}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp><plaintext><img src=x onerror=${RUN}>`,
  `<textarea><p title="</textarea><img src=x onerror=${RUN}>"></textarea><title><p title="</title><img src=x onerror=${RUN}>">`,
  `<select><template><img src=x onerror=${RUN}></template></select><keygen autofocus onfocus=${RUN}>`,
  `<!--[if gte IE 4]><script>${RUN}</script><![endif]--><!--><img src=x onerror=${RUN}>-->`,
  `<![CDATA[<script>${RUN}</script>]]><?xml-stylesheet href="javascript:${RUN}"?>`,
  `<img id=body name=head><form id=cookie><input name=attributes></form><a id=location href="https://example.com">clobber</a>`,
  `<p id="root" class="fixed inset-0" data-lexical-editor="true" contenteditable="false" aria-hidden="true">guise</p>`,
  `<details open ontoggle="${RUN}"><summary>x</summary></details><marquee onstart="${RUN}">x</marquee><body onload="${RUN}">`,
  `<p onpointerrawupdate="${RUN}" onbeforeinput="${RUN}" onanimationstart="${RUN}" style="animation:x">handlers</p>`,
  `<button popovertarget=x onclick="${RUN}">x</button><div popover id=x onbeforetoggle="${RUN}">x</div>`,
  `<custom-element onfocus="${RUN}" is="x-y" slot="z">custom</custom-element>`,
  `${'<div>'.repeat(600)}<img src=x onerror="${RUN}">deep${'</div>'.repeat(600)}`,
  `<b><p><table><svg><foreignObject><p><style><!--</style><img src=x onerror="${RUN}">--></p></foreignObject></svg></table>`,
  `<p>\u202ereversed\u202c <span lang="x" dir="rtl">rtl</span> &lt;script&gt;${RUN}&lt;/script&gt;</p>`,
]
