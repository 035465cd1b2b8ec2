import { defineConfig } from 'vite';
import { RELEASED_TOOLS } from './operator/release/released-tools.ts';
import { islandPhrases } from './tools/build/island-phrases.ts';
import { serverSheets } from './tools/build/server-sheets.ts';
import { buildTarget } from './tools/build/supported-browsers.ts';

/** The names of the fonts: the server's build writes them into its sheets, the browsers' build writes the files. */
const ASSETS = 'assets/[name]-[hash][extname]';

/** The two bundles: `vite build` of the site for browsers, `vite build --ssr` of the server and the site it serves. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [islandPhrases(), serverSheets()],
  // Bundles all imports of the server, so that the build needs no node_modules and starts sooner.
  ...(isSsrBuild && {
    // All but a library that is not only JavaScript.
    ssr: { noExternal: true, external: ['sharp'] },
    // Tables of old encodings that nothing calls, since gettext files are UTF-8.
    resolve: { alias: { 'iconv-lite': 'node:buffer' } },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  // No `light-dark()`: the sheets do not use it, and its fallback would be in each set of colors.
  css: { lightningcss: { exclude: 1048576 } },
  build: {
    target: buildTarget(),
    // Fonts as files of their own: inlined ones would come before the first paint.
    assetsInlineLimit: 0,
    sourcemap: false,
    ...(isSsrBuild
      ? {
          outDir: 'build/server',
          // All files in one folder: main.js starts the thread's program beside itself.
          assetsDir: '',
          copyPublicDir: false,
          rolldownOptions: {
            // Programs that share what they need: the server, its store's thread, the site that it serves, and the
            // operator's tools.
            input: {
              main: 'server/main.ts',
              'sqlite-thread': 'server/store/databases/sqlite-thread.ts',
              'entry.server': 'server/render/entry.server.ts',
              ...RELEASED_TOOLS,
            },
            // V8 keeps the text of each module in memory, in twice the bytes if one character is not Latin-1.
            output: { comments: false, charset: 'ascii', assetFileNames: ASSETS },
            // The server loads at its start what browsers load later.
            checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
          },
        }
      : {
          outDir: 'build/client',
          manifest: 'manifest.json',
          // Static imports of a page are preloaded with it, or already loaded.
          modulePreload: false,
          rolldownOptions: {
            // The script of every page, with everything that it loads later; the files of the faces; the sheet
            // that is linked; and a module for developers' own pages, which no shipped page loads.
            input: [
              'site/main.ts',
              'site/backend/client.ts',
              'site/styles/fonts.css',
              'site/styles/late.css',
            ],
            preserveEntrySignatures: 'allow-extension',
            checks: { bundlerTimings: false },
            output: {
              chunkFileNames: ({ name }) => `assets/${name.replace('.island', '')}-[hash:7].js`,
              // Chromium then compiles its functions while it loads, and not one by one while somebody waits.
              postBanner: ({ name }) => (name === 'read-draft' ? '//# allFunctionsCalledOnLoad' : ''),
              assetFileNames: ASSETS,
              codeSplitting: {
                // Each request costs the main thread some milliseconds: what runs on every page is one file, what all
                // islands share is another, and what they share with modules without React a third.
                groups: [
                  { name: 'main', test: /\/site\/main\.ts/, priority: 3 },
                  {
                    name: 'language',
                    test: /\/site\/language\/(figures\/format|dictionary|translate)\.ts/,
                    priority: 2,
                  },
                  {
                    name: 'islands',
                    test: /node_modules\/(react|react-dom|scheduler)\/|\/site\/(ui\/[\w-]+\.(tsx|json)|islands\/(hydrate|island-root)|language\/(text-element|use-))/,
                  },
                ],
              },
            },
          },
        }),
  },
}));
