import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { inlineAddresses } from './inline-addresses.ts'

// In development the site proxies the API on another port, for images and the live connection.
const api = process.env.API_URL ? new URL(process.env.API_URL).origin : 'http://127.0.0.1:3000'

/**
 * The build contains every package in its production version, so it does not depend on the NODE_ENV of the process that runs it.
 * React chooses its version by NODE_ENV; the exports of react-router name its development version only.
 */
const productionPackages: Plugin = {
  name: 'production-packages',
  apply: 'build',
  enforce: 'pre',
  configEnvironment: (name) =>
    name === 'ssr' ? { define: { 'process.env.NODE_ENV': '"production"' }, resolve: { noExternal: true } } : undefined,
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') }
    },
  },
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), productionPackages, inlineAddresses()],
  server: { port: 5173, fs: { allow: ['..'] }, proxy: { '/api': { target: api, ws: true } } },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What most pages use is in two files: packages, and our own code. Modules that the same pages share form one file: forty small ones cost
            // a page more than the little of them that it does not use.
            codeSplitting: {
              groups: [
                { name: 'packages', test: /node_modules/, minShareCount: 30, priority: 3 },
                { name: 'site', minShareCount: 20, priority: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './server.ts' } } },
  },
})
