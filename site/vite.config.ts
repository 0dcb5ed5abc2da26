import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { port: 4320, fs: { allow: ['..'] } },
  build: { assetsInlineLimit: 0 },
  environments: { ssr: { build: { rollupOptions: { input: './server.ts' } } } },
})
