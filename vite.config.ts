import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { RELEASED_TOOLS } from './tools/release/released-tools.ts';
import { buildTarget } from './tools/build/supported-browsers.ts';

/** The two bundles: `vite build` of the site for browsers, `vite build --ssr` of the server and the site it serves. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  // What the server imports is bundled with it: the build needs no node_modules, and starts sooner.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
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
              'store-thread': 'server/store-thread/thread.ts',
              'entry.server': 'app/entry.server.ts',
              ...RELEASED_TOOLS,
            },
            // What a browser loads late, the server has from the start.
            checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
          },
        }
      : {
          outDir: 'build/client',
          manifest: 'manifest.json',
          // What a page imports is preloaded with it, or here already.
          modulePreload: false,
          rolldownOptions: {
            // The second is for developers' pages that need it; none of the shipped ones does.
            input: ['app/entry.client.ts', 'app/backend/client.ts'],
            preserveEntrySignatures: 'exports-only',
            checks: { bundlerTimings: false },
            output: {
              // Every page names the files of all pages, and the digits of a hash cannot be compressed: six are enough.
              chunkFileNames: 'assets/[name]-[hash:6].js',
              assetFileNames: ({ names: [name = ''] }) =>
                `assets/[name]-[hash${name.endsWith('.css') ? ':6' : ''}][extname]`,
              codeSplitting: {
                // What pages share, in three files instead of two dozen: each request more costs the main
                // thread some milliseconds right after the first paint.
                groups: [
                  // Runs before all others (rendering/server/page-assets.ts).
                  { name: 'web-fonts', test: /\/app\/shell\/(web-fonts|keep-lines)/ },
                  // A sheet of its own: browsers that load the other styles again must keep the fonts that they have.
                  { name: 'fonts', test: /\/app\/styles\/fonts\.css/ },
                  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                  // Folders that every page needs, and no names of files.
                  {
                    name: 'site',
                    test: /\/(app\/(shell|ui|language|theme|sections\/[^/]+$|[^/]+$)|rendering)/,
                  },
                  // The draft, which home, a solution and a tool show: in pieces of its own it would be more bytes.
                  {
                    name: 'draft-sheet',
                    test: /\/app\/illustrations\/(checks|draft-|illustration\.|note|sheet|source)/,
                  },
                ],
              },
            },
          },
        }),
  },
}));
