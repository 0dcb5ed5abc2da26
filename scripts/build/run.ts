import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashInputs } from './hash-inputs.ts'
import { type BuildTarget, buildTargets } from './targets.ts'

const root = dirname(dirname(import.meta.dirname))
const stampFolder = join(root, 'node_modules/.stamps')

const builders: Record<BuildTarget['name'], () => Promise<void>> = {
  api: async () => (await import('./bundle-api.ts')).buildApi(root),
  site: async () => {
    await runNodeTool('site', ['node_modules/@react-router/dev/bin.js', 'build'])
    await (await import('./compress.ts')).compress(join(root, 'site/build/client'))
    ;(await import('./script-budget.ts')).checkScriptBudget(join(root, 'site/build/client'))
  },
  database: async () => void (await (await import('../../api/platform/db/template.ts')).prepareTemplate()),
  admin: async () => {
    await runNodeTool('admin', ['node_modules/vite/bin/vite.js', 'build'])
    await (await import('./compress.ts')).compress(join(root, 'admin/dist'))
    ;(await import('./script-budget.ts')).checkAdminBudget(join(root, 'admin/dist'))
  },
}

const isForced = process.argv.includes('--force')
/** `node scripts/build/run.ts api database` builds only these. */
const names = process.argv.slice(2).filter((argument) => argument !== '--force')
const staleTargets = buildTargets
  .filter(({ name }) => names.length === 0 || names.includes(name))
  .map((target) => ({ ...target, hash: hashInputs(root, target.inputs), stamp: join(stampFolder, target.name) }))
  .filter(
    ({ output, stamp, hash }) => isForced || !existsSync(join(root, output)) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash,
  )

if (staleTargets.length > 0) {
  console.log(`Building ${staleTargets.map((target) => target.name).join(', ')} …`)
  const results = await Promise.allSettled(staleTargets.map(buildTarget))
  for (const result of results)
    if (result.status === 'rejected') console.error(result.reason instanceof Error ? result.reason.message : result.reason)
  if (results.some((result) => result.status === 'rejected')) process.exitCode = 1
}

async function buildTarget({ name, hash, stamp }: (typeof staleTargets)[number]): Promise<void> {
  const started = performance.now()
  await builders[name]().catch((error: unknown) => {
    throw new Error(`Building ${name} failed: ${error instanceof Error ? error.message : error}`)
  })
  mkdirSync(stampFolder, { recursive: true })
  writeFileSync(stamp, hash)
  console.log(`Built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** Runs a tool of an app with this Node and shows its output only if it fails. */
function runNodeTool(folder: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: join(root, folder),
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const append = (bytes: Buffer) => {
      output += bytes
    }
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`exit ${code}\n${output.trim().replaceAll(/\n {4}at .*/g, '')}`)),
    )
  })
}
