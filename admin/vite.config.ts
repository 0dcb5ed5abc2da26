import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { antdStyles } from './app/bundle/antd-styles.tsx'
import { decorativeIcons } from './app/bundle/decorative-icons.ts'
import { directImports } from './app/bundle/direct-imports.ts'
import { fewerEffects } from './app/bundle/fewer-effects.ts'
import { nativeParts, unusedParts } from './app/bundle/unused-parts.ts'

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react(), antdStyles(), decorativeIcons(), directImports(), unusedParts(), nativeParts(), fewerEffects()],
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
            test: /\/node_modules\/(?:rc-|@rc-component\/|antd\/es\/|lodash-es\/|@refinedev\/|zod\/|react-markdown\/|remark-gfm\/)/,
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
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 100_000, priority: 1 },
          ],
        },
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // Keeps the execution order of a library that is split over several chunks.
        strictExecutionOrder: true,
      },
    },
  },
})
