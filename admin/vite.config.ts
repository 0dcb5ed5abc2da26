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
    proxy: { '/api': { target: process.env.API_URL ?? 'http://localhost:3000', ws: true } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // A hundred small files cost a first visit more than the few kilobytes it does not need: what the same screens share comes in one.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 100_000 }] },
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // Parts of one library in different files still run in the order they are written for.
        strictExecutionOrder: true,
      },
    },
  },
})
