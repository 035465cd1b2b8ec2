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
});
