import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react()],
  server: {
    port: Number(process.env.ADMIN_PORT ?? 5174),
    strictPort: true,
    proxy: { '/api': { target: process.env.API_URL ?? 'http://localhost:3000', ws: true } },
  },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 900 },
})
