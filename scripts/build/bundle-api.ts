import { mkdirSync, realpathSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { build, type Plugin } from 'esbuild'

/** Packages that read files next to their own code, so they cannot be bundled. */
const externalPackages = [
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
const pathFromBundle = (path) => resolveOf(__dirname, path)`

/** The server, the seed of the first start, and commands that tests run as processes many times. */
const entries = ['api/server.ts', 'api/commands/add-admin.ts', 'api/commands/move-uploads.ts', 'api/commands/seed-demo.ts']

/** Bundles the API into `api/dist` with the entry `server.js`, so that start-up does not read a thousand files. */
export async function buildApi(root: string, entryPoints: readonly string[] = entries): Promise<void> {
  const outdir = join(root, 'api/dist')
  await rm(outdir, { recursive: true, force: true })
  mkdirSync(outdir, { recursive: true })
  await build({
    absWorkingDir: root,
    entryPoints: [...entryPoints],
    outdir,
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    // In the folder of the entry: paths are relative to it.
    chunkNames: '[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node24',
    sourcemap: 'linked',
    sourcesContent: false,
    minifySyntax: true,
    minifyWhitespace: true,
    lineLimit: 200,
    legalComments: 'external',
    external: externalPackages,
    banner: { js: banner },
    plugins: [keepImportMetaPaths(root, outdir)],
    logLevel: 'warning',
  })
  await escapeNonAscii(outdir)
}

/** A single letter beyond Latin-1, as in a regular expression, makes Node keep the whole source in twice the memory. */
async function escapeNonAscii(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  for (const path of names.map((name) => join(folder, name))) {
    const source = await readFile(path, 'utf8')
    await writeFile(
      path,
      source.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
    )
  }
}

/** Sources find migrations, templates and fonts relative to their own file, so `import.meta` paths in the bundle point to the original source file. */
function keepImportMetaPaths(root: string, outdir: string): Plugin {
  const sourceFolders = ['api', 'shared', 'resources'].map((folder) => join(realpathSync(root), folder) + sep)
  return {
    name: 'keep-import-meta-paths',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        if (path.includes('node_modules') || !sourceFolders.some((folder) => path.startsWith(folder))) return undefined
        const source = await readFile(path, 'utf8')
        if (!source.includes('import.meta.')) return { contents: source, loader: 'ts' }
        const pathExpression = (to: string) => `pathFromBundle(${JSON.stringify(relative(realpathSync(outdir), to).replaceAll('\\', '/'))})`
        return {
          contents: source
            .replaceAll('import.meta.dirname', pathExpression(dirname(path)))
            .replaceAll('import.meta.filename', pathExpression(path))
            .replaceAll('import.meta.url', `urlOf(${pathExpression(path)}).href`),
          loader: 'ts',
        }
      })
    },
  }
}
