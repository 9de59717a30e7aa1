import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig, type InlineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { iconSprite } from './src/tasks/icon-sprite.ts'
import { markGroups } from './src/tasks/precache-groups.ts'
import { shellPage } from './src/tasks/shell-page.ts'

const out = process.env.HATKHOLA_OUT ?? 'dist'
const service = process.env.HATKHOLA_API ?? 'http://127.0.0.1:3000'

/**
 * Scripts are joined by when they are loaded: the libraries of every page, cut where evaluating one is a task of its own (the boot script in index.html
 * brings them in one by one); what the start imports, with what nearly every page needs (src/app/shell/first-parts.ts); what comes once a page is idle.
 * Everything else goes by the routes and parts that import it.
 */
const CHUNKS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
  { name: 'router', test: /node_modules[\\/]@tanstack[\\/](?!react-virtual|virtual-core)/, priority: 3 },
  {
    name: 'texts-library',
    test: /node_modules[\\/](i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store|zustand)[\\/]/,
    priority: 3,
  },
  // The files right in src/app put everything together and run it: they are the entry, which nothing else may wait for.
  { name: 'first', tags: ['$initial' as const], test: /[\\/]src[\\/](?:contract|device|app[\\/][\w-]+)[\\/]/, priority: 2 },
  { name: 'deferred', test: /[\\/]src[\\/]app[\\/]deferred[\\/]/, priority: 1 },
]

/** How long plugins take does not matter to a build. */
const NO_TIMINGS = { pluginTimings: false }

/** No property of ours does anything when it is read: what is only read and not used can be left out. */
const TREESHAKE = { propertyReadSideEffects: false } as const

/** The worker is a build of its own, which takes over nothing of this. */
const quietWorker = (worker: InlineConfig) => {
  worker.logLevel = 'warn'
  worker.build = { ...worker.build, rollupOptions: { ...worker.build?.rollupOptions, checks: NO_TIMINGS, treeshake: TREESHAKE } }
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
    unocss(),
    iconSprite(),
    ...(isSsrBuild
      ? []
      : [
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
              // Of the icons those of notifications: for the others and the manifest the system asks once, when the app is installed.
              globPatterns: ['shell.html', 'assets/*.js', 'icons/{icon,monochrome}-192.*.png', 'favicon.svg'],
              globIgnores: ['**/*.br'],
              minify: true,
              manifestTransforms: [(entries) => ({ manifest: markGroups(`${out}/client`, entries) })],
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
          treeshake: TREESHAKE,
          output: {
            codeSplitting: { groups: CHUNKS },
            chunkFileNames: 'assets/[hash:7].js',
            entryFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash:7][extname]',
          },
        },
      },
}))
