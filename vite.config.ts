import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from './tools/build/promised-browsers.ts';

/** The two bundles: `vite build` of the site for browsers, `vite build --ssr` of the server and the site it serves. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: {
    target: buildTarget(),
    // Fonts as files of their own: inlined ones would come before the first paint.
    assetsInlineLimit: 0,
    sourcemap: false,
    ...(isSsrBuild
      ? {
          outDir: 'build/server',
          copyPublicDir: false,
          rolldownOptions: {
            // Two programs that share what both need: the server, and the site that it serves.
            input: { main: 'server/main.ts', 'entry.server': 'app/entry.server.tsx' },
            // What a browser loads late, the server has from the start.
            checks: { ineffectiveDynamicImport: false },
          },
        }
      : {
          outDir: 'build/client',
          manifest: 'scripts.json',
          // What a page imports is preloaded with it, or here already.
          modulePreload: false,
          rolldownOptions: {
            // The second is for developers' pages that need it; none of the shipped ones does.
            input: ['app/entry.client.tsx', 'app/backend/client.ts'],
            preserveEntrySignatures: 'exports-only',
            output: {
              codeSplitting: {
                // What every page needs in two files instead of two dozen: each request more costs the main
                // thread some milliseconds right after the first paint.
                groups: [
                  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                  {
                    name: 'site',
                    test: /\/app\/(shell|ui|theme|language\/(?!dictionaries)|content\/(?!files|conform|schema)|illustrations\/(checks|data-table|illustration)|sections\/([^/]+$|sealwire\/product|showcase\/companies|solutions\/(slugs|next-step))|routes\.ts|site-pages|contact\/(carry|posted|message|form-signals))/,
                  },
                ],
              },
            },
          },
        }),
  },
}));
