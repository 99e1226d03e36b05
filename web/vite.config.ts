import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` serves the page beside a running `tablee serve`.
const server = 'http://127.0.0.1:8642';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', outDir: '../src/tablee/web', emptyOutDir: true, assetsInlineLimit: 0, cssCodeSplit: true, sourcemap: false },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: false } }, fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
