import path from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig, type InlineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { iconSprite } from './src/tasks/icon-sprite.ts'
import { leanEndpoints, PURE_CONTRACT } from './src/tasks/lean-endpoints.ts'
import { leanImports } from './src/tasks/lean-imports.ts'
import { leanRouteOptions, leanRoutes } from './src/tasks/lean-routes.ts'
import { markAudiences } from './src/tasks/member-parts.ts'
import { routesWithoutLink } from './src/tasks/routes-without-link.ts'
import { sellingLook, styleOfEverybody } from './src/tasks/selling-look.ts'
import { sellingSources } from './src/tasks/selling-sources.ts'
import { shellPage } from './src/tasks/shell-page.ts'
import { squeezeScripts } from './src/tasks/squeeze-scripts.ts'
import uno from './uno.config.ts'

const out = process.env.HATKHOLA_OUT ?? 'dist'
const service = process.env.HATKHOLA_API ?? 'http://127.0.0.1:3000'

/** Our own code that every page runs: one file, because each file of its own costs a header and compresses worse. */
const EVERY_PAGE =
  /src[\\/](app[\\/](routes[\\/][^?]*$|(client|router|page|page-state|i18n|start|route-tree\.gen)\.tsx?$|wire[\\/](ahead|answer|ask-thing|service-base|watch|token-source|use-pages)|state[\\/](session[\\/]session|trusted-types|connection[\\/](freshness|connection)|notices|bookmarks[\\/]saved)\.|shell[\\/](shell|header[\\/]top-bar|tab-bar|lines[\\/]fresh-pill)|texts[\\/]by-noun|ui[\\/](navigation[\\/](go-to|use-|part-waiting)|formats[\\/]use-(?!today)|hydration[\\/]use-|lists[\\/](use-thing|age-note|new-information)|media[\\/]picture\.|controls[\\/]button|icons[\\/]icon|text[\\/]cleaner-policy))|contract[\\/](core[\\/](?!calendar|csv|fields|filter-schema|search-rows|searched-text|form-values|names|reading-time|reasons|phone-number|problem\.|sounds|synonyms|word-search)))/

/** What screens of events share, of jobs, and what the job portal shares with its form. */
const OF_EVENTS =
  /src[\\/](app[\\/]features[\\/]events[\\/]public[\\/](use-(event|list)-|question-form-id|seen|parts[\\/]event-(grid|card))|contract[\\/]events[\\/]events-filter)/

/** What an event shows that has time: one file for the second wave. */
const OF_EVENT = /src[\\/]app[\\/]features[\\/]events[\\/]public[\\/]parts[\\/](event-(actions|folds|gallery)|seller-card)/
const OF_JOBS = /src[\\/]app[\\/](features[\\/]jobs[\\/]public[\\/](job-facts|seen-jobs|use-job-(links|keeping)|parts[\\/]company-logo))/
const OF_PORTAL = /src[\\/]app[\\/]features[\\/]jobs[\\/]public[\\/](question-form-id|parts[\\/]job-(card|grid))/
/** What lists share beside that. */
const OF_LISTS = /src[\\/]app[\\/]ui[\\/](hydration[\\/]late-form|lists[\\/]use-place-in-list)/
const OF_DAYS = /src[\\/]app[\\/](.*[\\/])?(salary-text|use-today)/
/** Small things of few screens that never come alone. */
const OF_SEARCH = /src[\\/]app[\\/]features[\\/]search[\\/](path-of|search-path|thing-of|total-of)/
const OF_ROWS = /src[\\/]app[\\/]ui[\\/]lists[\\/](category-ti|thing-row)/
const OF_SAVED = /src[\\/]app[\\/]state[\\/]bookmarks[\\/](held-things|use-saved-of)/
/** What a phone without network opens its copies with. */
const OF_HELD = /src[\\/](device[\\/]snapshots[\\/](held-(cards|events)|snapshot)|app[\\/]state[\\/]bookmarks[\\/]use-held)/
const OF_SHARING = /src[\\/]app[\\/]ui[\\/]controls[\\/]share-(dialog|addresses)/

/** What the first question of a page waits for: one file, because each of several would be found in the one before. */
const OF_WIRE =
  /src[\\/](app[\\/]wire[\\/](ask|call|reach)|device[\\/]http[\\/](request|response)|contract[\\/]core[\\/](fields|phone-number))\.|node_modules[\\/](ky|valibot)[\\/]/

/** What every page brings in once it is at rest, for the same reason. */
const AT_REST =
  /src[\\/](device[\\/](stores|messages|phone|session)\.|app[\\/](state[\\/](session[\\/](sign-out-owed|guest-mark)|way-to|connection[\\/](worker|connection-watch|install|held-screens)|settings|gate[\\/]gate-mark)\.|wire[\\/]comeback|texts[\\/]load-more|shell[\\/](menu[\\/]ios-steps|lines[\\/]line-looks)))|node_modules[\\/]idb-keyval[\\/]/

const ofSellers = [...sellingSources()].map((file) => path.resolve(import.meta.dirname, file))
/** What only one kind of their screens shares: forms with the editor, the gate. */
const OF_SOME_SELLERS = /parts[\\/]event-form|rich-editor|use-event-form|event-values|event-draft|gate|ticket-c|virtual-list/

/**
 * What several screens of those who sell share, in one file rather than twenty. Nothing else leads to them, and what such a source imports is
 * shared by at least as many screens: so its own imports need not come along, and no circle can come of it.
 */
const isOfManySellers = (id: string): boolean => ofSellers.includes(id) && !OF_SOME_SELLERS.test(id)

/** The libraries, cut where evaluating one is a task of its own: the boot script in index.html brings them in one by one. */
const LIBRARIES = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/, priority: 30 },
  { name: 'router', test: /node_modules[\\/]@tanstack[\\/](?!react-virtual|virtual-core)/, priority: 20 },
  { name: 'app', test: EVERY_PAGE, priority: 10 },
  { name: 'events', test: OF_EVENTS, priority: 8 },
  { name: 'event', test: OF_EVENT, priority: 8, includeDependenciesRecursively: false },
  { name: 'jobs', test: OF_JOBS, priority: 8, includeDependenciesRecursively: false },
  { name: 'portal', test: OF_PORTAL, priority: 8, includeDependenciesRecursively: false },
  { name: 'lists', test: OF_LISTS, priority: 8, includeDependenciesRecursively: false },
  { name: 'days', test: OF_DAYS, priority: 8, includeDependenciesRecursively: false },
  { name: 'search', test: OF_SEARCH, priority: 8, includeDependenciesRecursively: false },
  { name: 'rows', test: OF_ROWS, priority: 8, includeDependenciesRecursively: false },
  { name: 'saved', test: OF_SAVED, priority: 8, includeDependenciesRecursively: false },
  { name: 'held', test: OF_HELD, priority: 8, includeDependenciesRecursively: false },
  { name: 'share', test: OF_SHARING, priority: 8, includeDependenciesRecursively: false },
  { name: 'wire', test: OF_WIRE, priority: 8, includeDependenciesRecursively: false },
  { name: 'problem', test: /contract[\\/]core[\\/]problem\.ts$/, priority: 10 },
  { name: 'at-rest', test: AT_REST, priority: 5 },
  { name: 'selling', test: isOfManySellers, minShareCount: 2, includeDependenciesRecursively: false },
  {
    name: 'texts-library',
    test: /node_modules[\\/](i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store|zustand)[\\/](?!.*shallow)/,
    priority: 20,
  },
]

/** How long plugins take is of interest only to who works on them. */
const NO_TIMINGS = { pluginTimings: false }

/** The worker is a build of its own, which takes over nothing of this. */
const quietWorker = (worker: InlineConfig) => {
  worker.logLevel = 'warn'
  worker.build = { ...worker.build, rollupOptions: { ...worker.build?.rollupOptions, checks: NO_TIMINGS } }
}

export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'spa',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/app/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
    }),
    // Where a component asks for it with 'use memo': compiling all of them added 9 kB to the first load.
    react({ compiler: { compilationMode: 'annotation' } }),
    command === 'build' ? unocss(styleOfEverybody(uno)) : unocss(),
    iconSprite(),
    sellingLook(uno),
    routesWithoutLink(),
    ...(isSsrBuild
      ? []
      : [
          leanEndpoints(),
          leanImports(),
          leanRoutes(),
          leanRouteOptions(),
          squeezeScripts(),
          shellPage({ out }),
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'src/worker',
            filename: 'sw.ts',
            outDir: `${out}/client`,
            injectRegister: false,
            integration: { configureCustomSWViteBuild: quietWorker },
            manifest: false,
            injectManifest: {
              rollupFormat: 'iife',
              globPatterns: ['shell.html', 'assets/*.{css,js}', 'icons/*.png', 'favicon.*', 'manifest-*.webmanifest'],
              // Icons of shortcuts are the system's, which asks for them once, when the app is installed.
              globIgnores: ['**/*.br', 'sw-kill.js', 'icons/shortcut-*'],
              minify: true,
              buildPlugins: { vite: [leanEndpoints(), squeezeScripts()] },
              rollupOptions: { treeshake: PURE_CONTRACT },
              manifestTransforms: [(entries) => ({ manifest: markAudiences(`${out}/client`, entries) })],
            },
          }),
        ]),
  ],
  server: { proxy: { '/api': service, '/category/categories': service, '/feed': service, '/media': service } },
  ssr: { noExternal: command === 'build' ? true : [] },
  build: isSsrBuild
    ? { outDir: `${out}/server`, emptyOutDir: false, target: 'node24', minify: false, rolldownOptions: { checks: NO_TIMINGS } }
    : {
        outDir: `${out}/client`,
        emptyOutDir: true,
        manifest: true,
        // The server lists what a page needs, the worker holds the rest: no code of its own for preloading.
        modulePreload: false,
        assetsInlineLimit: 0,
        // A name would be for nobody, and the worker lists three hundred of them: 42 bits tell them apart.
        rolldownOptions: {
          checks: NO_TIMINGS,
          output: {
            codeSplitting: { groups: LIBRARIES },
            chunkFileNames: 'assets/[hash:7].js',
            entryFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash:7][extname]',
          },
        },
      },
}))
