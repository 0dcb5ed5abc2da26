import react from '@vitejs/plugin-react'
import { adminRoot } from '@wasl/shared/pages/admin-pages.ts'
import { defineConfig } from 'vite'
import { acyclicFiles } from './app/bundle/acyclic-files.ts'
import { antdStyles } from './app/bundle/antd-styles.tsx'
import { decorativeIcons } from './app/bundle/decorative-icons.ts'
import { endpointAddresses } from './app/bundle/endpoint-addresses.ts'
import { proProviderLocales } from './app/bundle/pro-provider-locales.ts'

export default defineConfig({
  root: import.meta.dirname,
  base: `${adminRoot}/`,
  plugins: [react(), antdStyles(), decorativeIcons(), endpointAddresses(), proProviderLocales(), acyclicFiles()],
  server: {
    port: Number(process.env.ADMIN_PORT ?? 5174),
    strictPort: true,
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', ws: true } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // These packages do not say so themselves, but none of their modules does anything by being imported.
      treeshake: {
        moduleSideEffects: [
          {
            test: /\/node_modules\/(?:rc-|@rc-component\/|antd\/es\/|lodash-es\/|@refinedev\/|zod\/|react-markdown\/|remark-gfm\/|papaparse\/)/,
            sideEffects: false,
          },
        ],
      },
      output: {
        // What every visit needs is in two files: packages, and our own code. Modules that the same other screens share form one chunk, because a
        // hundred small ones slow a visit more than a few unneeded kilobytes.
        codeSplitting: {
          groups: [
            { name: 'packages', tags: ['$initial'], test: /node_modules/, priority: 3 },
            { name: 'app', tags: ['$initial'], priority: 2 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 30_000, priority: 1 },
          ],
        },
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
})
