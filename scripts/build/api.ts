import { mkdirSync, realpathSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { build, type Plugin } from 'esbuild'

/** These read files that lie beside their own code, so they stay where they are installed. */
const beside = [
  '@electric-sql/pglite',
  '@electric-sql/pglite/*',
  '@expo-google-fonts/*',
  '@fastify/swagger-ui',
  '@myriaddreamin/typst-ts-node-compiler',
  '@node-rs/argon2',
  'pg-native',
  'sharp',
]

const banner = `import { createRequire as createRequireOf } from 'node:module'
import { dirname as dirnameOf, resolve as resolveOf } from 'node:path'
import { fileURLToPath as pathOf, pathToFileURL as urlOf } from 'node:url'
const require = createRequireOf(import.meta.url)
const __filename = pathOf(import.meta.url)
const __dirname = dirnameOf(__filename)
const placeOf = (path) => resolveOf(__dirname, path)`

/** The API lies bundled in `api/dist`, `server.js` first: one file to read instead of a thousand. */
export async function buildApi(root: string): Promise<void> {
  const outdir = join(root, 'api/dist')
  await rm(outdir, { recursive: true, force: true })
  mkdirSync(outdir, { recursive: true })
  await build({
    absWorkingDir: root,
    entryPoints: ['api/server.ts'],
    outdir,
    bundle: true,
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node24',
    sourcemap: 'linked',
    sourcesContent: false,
    minifySyntax: true,
    keepNames: true,
    external: beside,
    banner: { js: banner },
    plugins: [placesOfSources(root, outdir)],
    logLevel: 'warning',
  })
}

/** Migrations, templates and fonts are found from the source file that names them: so the bundle answers with that file's own place. */
function placesOfSources(root: string, outdir: string): Plugin {
  const own = ['api', 'shared', 'resources'].map((folder) => join(realpathSync(root), folder) + sep)
  return {
    name: 'places-of-sources',
    setup(building) {
      building.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        if (path.includes('node_modules') || !own.some((folder) => path.startsWith(folder))) return undefined
        const source = await readFile(path, 'utf8')
        if (!source.includes('import.meta.')) return { contents: source, loader: 'ts' }
        const place = (to: string) => `placeOf(${JSON.stringify(relative(realpathSync(outdir), to).replaceAll('\\', '/'))})`
        return {
          contents: source
            .replaceAll('import.meta.dirname', place(dirname(path)))
            .replaceAll('import.meta.filename', place(path))
            .replaceAll('import.meta.url', `urlOf(${place(path)}).href`),
          loader: 'ts',
        }
      })
    },
  }
}
