import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprint } from './fingerprint.ts'
import { type Part, parts } from './parts.ts'

const root = dirname(dirname(import.meta.dirname))
const stamps = join(root, 'node_modules/.stamps')

const builders: Record<Part['name'], () => Promise<void>> = {
  api: async () => (await import('./api.ts')).buildApi(root),
  site: async () => {
    await nodeIn('site', ['node_modules/@react-router/dev/bin.js', 'build'])
    await (await import('./compress.ts')).compress(join(root, 'site/build/client'))
  },
  database: async () => void (await (await import('../../api/platform/db/template.ts')).prepareTemplate()),
  admin: async () => {
    await nodeIn('admin', ['node_modules/vite/bin/vite.js', 'build'])
    await (await import('./compress.ts')).compress(join(root, 'admin/dist'))
  },
}

const force = process.argv.includes('--force')
const stale = parts
  .map((part) => ({ ...part, wanted: fingerprint(root, part.inputs), stamp: join(stamps, part.name) }))
  .filter(
    ({ output, stamp, wanted }) => force || !existsSync(join(root, output)) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted,
  )

if (stale.length > 0) {
  console.log(`Building ${stale.map((part) => part.name).join(', ')} …`)
  const built = await Promise.allSettled(stale.map(buildOne))
  for (const result of built)
    if (result.status === 'rejected') console.error(result.reason instanceof Error ? result.reason.message : result.reason)
  if (built.some((result) => result.status === 'rejected')) process.exitCode = 1
}

async function buildOne({ name, wanted, stamp }: (typeof stale)[number]): Promise<void> {
  const started = performance.now()
  await builders[name]().catch((error: unknown) => {
    throw new Error(`Building ${name} failed: ${error instanceof Error ? error.message : error}`)
  })
  mkdirSync(stamps, { recursive: true })
  writeFileSync(stamp, wanted)
  console.log(`Built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** Runs a tool of an app on this Node; its output is shown only when it fails. */
function nodeIn(folder: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: join(root, folder),
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (bytes: Buffer) => {
      output += bytes
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`exit ${code}\n${output.trim().replaceAll(/\n {4}at .*/g, '')}`)),
    )
  })
}
