import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

// Writes a folder that runs Wasl in production: the built server, site and back office, the sources that the server and the commands read, and the
// packages of production. It runs on the platform it was made on.

const root = dirname(dirname(import.meta.dirname))
const built = ['api/dist', 'site/build', 'admin/dist']
/** Sources: of the commands, and of what the server reads while it runs (migrations, PDF templates). */
const sources = ['api', 'shared', 'resources', 'scripts/bootstrap', 'scripts/start.mjs', 'scripts/command.mjs']
const configuration = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  '.pnpmfile.cjs',
  '.env.example',
  'README.md',
  'docs/operations.md',
]
const isLeftOut = (path: string): boolean => /\.test\.tsx?$|^api\/(testing|fuzz|faults|migrations\/releases)\//.test(path)

const [pnpm = '', target] = process.argv.slice(2)
process.exitCode = target ? writePackage(resolve(target)) : fail('Usage: npm run package -- /opt/wasl')

function writePackage(folder: string): number {
  if (existsSync(folder) && readdirSync(folder).length > 0) return fail(`The folder ${folder} is not empty. Name a new one.`)
  const workspaces = ['admin', 'site', 'e2e', 'shared', 'resources', 'api'].map((name) => `${name}/package.json`)
  const wanted = [...sources, ...configuration, ...workspaces]
  const files = listTracked(wanted).filter((path) => !isLeftOut(path))
  const untracked = wanted.filter((path) => !files.some((file) => file === path || file.startsWith(`${path}/`)))
  if (untracked.length > 0)
    return fail(
      `The package is made of the files that Git tracks, and in ${root} it does not track: ${untracked.join(', ')}. Run this in a clone.`,
    )
  for (const path of [...files, ...built]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
  const filters = ['--filter', 'wasl', '--filter', '@wasl/api...', '--filter', '@wasl/site...']
  const args = ['--yes', pnpm, 'install', '--prod', '--frozen-lockfile', ...filters]
  const { status } = spawnSync('npx', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) return fail('The packages of production could not be installed.')
  console.log(`${folder} is ready: set its environment (or .env) and run npm start in it.`)
  return 0
}

/** The files that Git tracks among these paths; none outside a repository. */
function listTracked(paths: readonly string[]): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', ...paths], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\0').filter((path) => path !== '') : []
}

function fail(message: string): number {
  console.error(message)
  return 1
}
