import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { antdStyles } from './app/bundle/antd-styles.tsx'
import { preloadList } from './app/bundle/preload-list.ts'

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react(), antdStyles(), preloadList()],
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
      output: {
        // A hundred small chunks slow the first visit more than a few unneeded kilobytes: modules shared by the same screens form one chunk.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 100_000 }] },
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // Keeps the execution order of a library that is split over several chunks.
        strictExecutionOrder: true,
      },
    },
  },
})
