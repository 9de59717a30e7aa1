import { defineConfig, presetWind3 } from 'unocss'
import { TONES } from './src/contract/core/tones.ts'

/** Colours by role: what they are in light and in dark. The brand green is named here; where CSS cannot reach, in src/contract/core/product.ts. */
const COLOURS = {
  brand: ['#006A4E', '#3DD598'],
  'on-brand': ['#FFFFFF', '#06281E'],
  band: ['#006A4E', '#14261F'],
  'on-band': ['#FFFFFF', '#EAF1ED'],
  surface: ['#FBFAF6', '#101412'],
  raised: ['#FFFFFF', '#181D1A'],
  sunken: ['#F1EFE7', '#0B0E0C'],
  ink: ['#14211C', '#EAF1ED'],
  'ink-soft': ['#4B5A53', '#A3B3AB'],
  line: ['#DDD9CC', '#2A332E'],
  marigold: ['#AD4F08', '#F5A524'],
  'marigold-fill': ['#F5A524', '#F5A524'],
  danger: ['#B3261E', '#FF8A80'],
} as const

/** Without line heights: those follow the language, and the preset would write 1, which clips Bangla. */
const SIZES: Record<string, string> = { xs: '.75rem', sm: '.875rem', base: '1rem', lg: '1.25rem', xl: '1.5rem', '2xl': '2rem' }

const palette = (at: 0 | 1) =>
  Object.entries(COLOURS)
    .map(([role, shades]) => `--${role}:${shades[at]}`)
    .join(';')

const THEMES = `
:root{${palette(0)};color-scheme:light}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${palette(1)};color-scheme:dark}}
:root[data-theme=dark]{${palette(1)};color-scheme:dark}`

/** Only what browsers do differently or what every screen would undo: a grid of one column is as wide as its place, however long a word is. */
const RESET = `
*,::before,::after{box-sizing:border-box;border:0 solid var(--line)}
body,h1,h2,h3,h4,p,figure,blockquote,dl,dd,ol,ul,fieldset,legend{margin:0;padding:0}
ol,ul{list-style:none}
h1,h2,h3,h4{font-size:inherit;font-weight:600;line-height:1.25;text-wrap:balance;overflow-wrap:anywhere}
a{color:inherit;text-decoration:none}
img,svg,video{display:block;max-width:100%}
button,input,select,textarea{font:inherit;color:inherit;background:none;margin:0;padding:0}
button,summary,label{cursor:pointer;touch-action:manipulation}
:disabled{cursor:default;opacity:.6}
[aria-disabled=true]{cursor:default;opacity:.8}
summary{list-style:none}
summary::-webkit-details-marker{display:none}
fieldset{min-width:0}
dialog{max-width:none;max-height:none;padding:0;background:none;color:inherit}
:where(.grid){grid-template-columns:minmax(0,1fr)}
[hidden]{display:none!important}`

/** System fonts; with the Bengali one first no vowel sign is clipped. Sizes are rem, so that they follow the phone's own text size. */
const TYPE = `
:root{font-family:system-ui,"Noto Sans",sans-serif;line-height:1.5;-webkit-text-size-adjust:100%;text-size-adjust:100%;-webkit-tap-highlight-color:transparent}
:root:lang(bn){font-size:106.25%}
:lang(bn){font-family:"Noto Sans Bengali","Noto Sans Bengali UI","Kohinoor Bangla","Bangla Sangam MN","Nirmala UI",system-ui,sans-serif;line-height:1.65;font-style:normal;letter-spacing:normal;text-transform:none}
:lang(bn) :is(h1,h2,h3,h4,button){line-height:1.45}
:lang(bn) .clamp{padding-block:.1em;margin-block:-.1em}`

/**
 * The page itself. Bars are 3.5rem, wide ones with the welcome 5.75rem; the line of the connection has its 2rem kept free at the top of every
 * screen, so nothing ever moves for it.
 * What a screen brings late must not push a footer in sight: it stands below the first screenful.
 * Of a menu only its closing waits to be hidden: what opens must be able to take the focus at once.
 * left-out, leaves-pictures: lazy pictures, which a browser does not fetch while they are not displayed.
 * bottom-bar: what sticks to the lower edge and may have several lines; the focus stops above it.
 * What has the focus in the header is in sight: kept free of the header as all else, it would have the page scrolled for it.
 * whole-card: a link that is pressed anywhere on its card, below the buttons that stand on it.
 */
const PAGE = `
html{scroll-padding:6rem 0 6rem;background:var(--surface);color:var(--ink)}
html:has(dialog[open]){overflow:hidden}
body{min-height:100dvh;overflow-wrap:break-word}
main:has(+footer){min-height:100dvh}
:focus-visible,[type^=date]:focus-within{outline:3px solid var(--brand);outline-offset:2px}
:is(main,h1):focus{outline:0}
::selection{background:var(--marigold-fill);color:#14211C}
html:not(.js) .js-only{display:none}
html:not(.alive) .js-only{visibility:hidden}
html.saves-data :is(.left-out,.leaves-pictures img){display:none}
dialog::backdrop{background:#0009}
html.signed-in .visitor-only,html:not(.signed-in) .member-only{display:none}
.menu[open]{z-index:30}
.corner{min-width:3rem}
@media (min-width:1024px){html{scroll-padding-top:8.5rem}html.signed-in .corner{width:5.75rem}}
@media (min-width:1280px){html.signed-in .corner{width:10rem}}
.whole-card::after{content:"";position:absolute;inset:0}
.band :focus-visible{outline-color:var(--on-band);outline-offset:-9px}
@media (prefers-reduced-motion:no-preference){.menu::details-content{opacity:0;translate:0 -.5rem;transition:opacity .3s ease-out,translate .3s ease-out,content-visibility .3s allow-discrete}.menu[open]::details-content{opacity:1;translate:none;transition-property:opacity,translate}}
@media (max-width:1023.9px){body{padding-bottom:calc(3.75rem + env(safe-area-inset-bottom))}}
html:has(.no-tabs){scroll-padding-bottom:9rem}
html:has(header.sticky>:not(.band) :focus){scroll-padding-top:0}
@media (min-height:30rem) and (max-width:1023.9px){html:has(main .bottom-bar){scroll-padding-bottom:14rem}html:has(main .bottom-bar [role=alert]:not(:empty)){scroll-padding-bottom:calc(50dvh + 6rem)}}
@media (min-height:24rem){dialog>div:has(.bottom-bar){scroll-padding-bottom:10rem}}
@media (min-height:30rem){dialog>div:has(.bottom-bar){scroll-padding-bottom:14rem}}
body:has(.no-tabs){padding-bottom:0}
body:has(.no-tabs) .tab-bar{display:none}
body:has(:is(input:not([type=checkbox],[type=radio],[type=range],[type=button],[type=submit]),textarea,[contenteditable=true],[role=toolbar] *):focus) .tab-bar{display:none}`

/** Icons are lines; here is said what their drawings have in common. @see src/tasks/icon-sprite.ts */
const ICONS = `
.icon{display:inline-block;flex-shrink:0;width:1.25em;height:1.25em;max-width:none;vertical-align:-.25em;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}`

/** Text that sellers wrote. */
const RICH = `
.rich>*+*{margin-top:.75em}
.rich ul{list-style:disc}.rich ol{list-style:decimal}.rich ol:lang(bn){list-style-type:bengali}
.rich :is(ul,ol){padding-inline-start:1.5em}
.rich a{color:var(--brand);text-decoration:underline}
.rich h2{font-size:1.25rem}.rich h3{font-size:1.125rem}
.rich blockquote{padding-inline-start:1em;border-inline-start:3px solid var(--line)}
.rich img{height:auto;border-radius:8px}
.rich :lang(bn):is(em,i){font-weight:600}`

/**
 * Articles: lines of 60 to 75 letters, in the size that the reader chose. Nothing is known of their pictures' shapes before they are there, so
 * that each has its whole room from the start and is shown in it uncut.
 */
const READING = `
.reading-column{max-width:calc(var(--reading,1.125)*34rem);margin-inline:auto}
.reading{font-size:calc(var(--reading,1.125)*1rem);line-height:1.65;hyphens:auto}
.reading:lang(bn){line-height:1.85;hyphens:manual}
.reading .rich>*+*{margin-top:1em}
.reading .rich>:is(h2,h3,h4){margin-top:1.6em;font-size:1.2em}
.reading .rich>:is(h3,h4){font-size:1.05em}
.reading li+li{margin-top:.4em}
.reading blockquote{border-color:var(--marigold-fill);color:var(--ink-soft)}
.reading img{width:100%;aspect-ratio:16/9;object-fit:contain;background:var(--sunken)}
.reading pre{overflow-x:auto;padding:.75em;background:var(--sunken)}`

const CIRCUMSTANCES = `
@media (prefers-reduced-motion:reduce){*,::before,::after,::view-transition-group(*){animation:none!important;transition:none!important;scroll-behavior:auto!important}}
@media (forced-colors:active){.btn-primary,.chip,.card{border:1px solid}}
@media print{.no-print,.tab-bar,dialog{display:none!important}body{padding:0}html:root:root{${palette(0)}}}`

const squeeze = (css: string) => css.replace(/\n/g, '')

export default defineConfig({
  presets: [presetWind3({ preflight: 'on-demand' })],
  // English words that are utilities too and stand in every other source file.
  blocklist: [
    'container',
    'table',
    'filter',
    'blur',
    'contents',
    'static',
    'resize',
    'transform',
    'transition',
    'ordinal',
    'shadow',
    'ring',
    'collapse',
    'outline',
    'visible',
    'isolate',
    'capitalize',
    'lowercase',
    'uppercase',
    'italic',
    'backdrop-filter',
    'inset',
  ],
  theme: {
    colors: Object.fromEntries(Object.keys(COLOURS).map((role) => [role, `var(--${role})`])),
    borderRadius: { DEFAULT: '8px', control: '8px', card: '12px', full: '9999px' },
    maxWidth: { page: '1200px' },
  },
  variants: [
    // For bars that stick: on a screen as low as one of 400 % they would cover what has the focus. @see https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum
    (matcher) => (matcher.startsWith('tall:') ? { matcher: matcher.slice('tall:'.length), parent: '@media (min-height:24rem)' } : matcher),
  ],
  rules: [
    [/^tone-(\d+)$/, ([, index]) => ({ 'background-color': TONES[Number(index)] })],
    [/^text-(xs|sm|base|lg|xl|2xl)$/, ([, size = '']) => ({ 'font-size': SIZES[size] })],
    // The running stitch of a nakshi kantha: the one ornament.
    ['stitch', { height: '2px', border: '0', background: 'repeating-linear-gradient(90deg,var(--marigold-fill) 0 10px,#0000 0 16px)' }],
    // What scanners read and what is printed: dark on white in every theme, also in one of the system's own colours.
    ['paper', { 'background-color': '#fff', color: '#000', 'forced-color-adjust': 'none' }],
    ['paper-good', { color: COLOURS.brand[0] }],
    ['on-marigold', { color: '#14211C' }],
    ['paper-warn', { color: COLOURS.marigold[0] }],
    ['paper-bad', { color: COLOURS.danger[0] }],
    ['bright-code', { width: 'min(100vw,100dvh - 9rem)', height: 'auto' }],
    ['safe-bottom', { 'padding-bottom': 'env(safe-area-inset-bottom)' }],
    // `on`: nothing shows between it and the tabs.
    ['on-tabs', { bottom: 'calc(3.5rem + env(safe-area-inset-bottom))' }],
    ['above-tabs', { bottom: 'calc(4.25rem + env(safe-area-inset-bottom))' }],
    ['clamp-2', { display: '-webkit-box', '-webkit-box-orient': 'vertical', '-webkit-line-clamp': '2', overflow: 'hidden' }],
    ['clamp-3', { '-webkit-line-clamp': '3' }],
    ['clamp-6', { '-webkit-line-clamp': '6' }],
    // The one shadow, and shorter spellings of what the preset writes with a dozen variables.
    ['shadow-lg', { 'box-shadow': '0 4px 12px #0003' }],
    ['rotate-180', { rotate: '180deg' }],
    ['touch-pan-y', { 'touch-action': 'pan-y' }],
    ['wrap-anywhere', { 'overflow-wrap': 'anywhere' }],
    ['tabular', { 'font-variant-numeric': 'tabular-nums' }],
    ['sr-only', { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', 'clip-path': 'inset(50%)', 'white-space': 'nowrap' }],
  ],
  shortcuts: {
    target: 'min-h-12 min-w-12 inline-flex items-center justify-center gap-2',
    btn: 'target px-4 py-2 rounded-control font-600 text-center',
    'btn-primary': 'btn bg-brand text-on-brand active:opacity-80',
    'btn-quiet': 'btn border border-ink-soft bg-raised text-ink active:bg-sunken',
    'btn-danger': 'btn border border-danger text-danger bg-raised active:bg-sunken',
    'btn-icon': 'target rounded-full active:bg-sunken',
    chip: 'inline-flex items-center gap-1 px-3 py-1 max-w-full rounded-full bg-sunken text-sm wrap-anywhere',
    // Words around a radio button that is not seen.
    choice:
      'relative min-h-12 px-4 inline-flex flex-col items-center justify-center rounded-control border border-ink-soft bg-raised text-center has-[:checked]:border-brand has-[:checked]:bg-brand has-[:checked]:text-on-brand has-[:focus-visible]:outline has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:disabled]:border-line has-[:disabled]:bg-sunken has-[:disabled]:text-ink-soft',
    card: 'block bg-raised border border-line rounded-card overflow-hidden',
    field: 'w-full min-h-12 px-3 py-2 bg-raised border border-ink-soft rounded-control',
    link: 'text-brand underline underline-offset-3',
    page: 'mx-auto max-w-page w-full px-4',
    skeleton: 'bg-sunken rounded-control',
  },
  safelist: TONES.map((_, index) => `tone-${index}`),
  preflights: [THEMES, RESET, TYPE, PAGE, ICONS, RICH, READING, CIRCUMSTANCES].map((css) => ({ getCSS: () => squeeze(css) })),
})
