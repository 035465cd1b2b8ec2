import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { inlineStyles } from './tools/vite/inline-styles.ts';

export default defineConfig({
  plugins: [reactRouter(), inlineStyles()],
  build: {
    // Fonts as files of their own: inlined ones would come before the first paint.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs in one file instead of a dozen: each request more costs the main thread
            // some milliseconds right after the first paint.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'site',
                  test: /\/app\/(shell|ui|theme|language\/(?!dictionaries)|content\/[^/]+$|sections\/[^/]+$|site-pages|contact\/(carry|posted-form|message|form-signals))|node_modules\/valibot\//,
                },
              ],
            },
          },
        },
      },
    },
  },
});
