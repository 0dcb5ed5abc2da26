import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// In development the site proxies the API on another port, for images and the live connection.
const api = process.env.API_URL ? new URL(process.env.API_URL).origin : 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { port: 5173, fs: { allow: ['..'] }, proxy: { '/api': { target: api, ws: true } } },
  build: { assetsInlineLimit: 0 },
  environments: { ssr: { build: { rollupOptions: { input: './server/server.ts' } } } },
})
