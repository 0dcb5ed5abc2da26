import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pnpm } from './pnpm.mjs'
import { root } from './root.mjs'

const workspaces = ['', 'shared', 'resources', 'api', 'admin', 'site', 'e2e']
const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.cjs', ...workspaces.map((workspace) => join(workspace, 'package.json'))]
const stamp = join(root, 'node_modules', '.stamps', 'install')

/** A folder that `npm run package` wrote: it is built, and has its packages. */
export const isPackaged = !existsSync(join(root, 'scripts/build'))

/** Installs the packages of the lockfile. Does nothing if the lockfile and the package.json files have not changed since the last install. Throws an error with a readable message. */
export async function install() {
  if (isPackaged) return
  const hash = hashInputs()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Installing packages …')
  const started = Date.now()
  const { code, output } = await runNpx(['--yes', pnpm, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false'])
  if (code !== 0) throw new Error(failureReason(output))
  mkdirSync(join(stamp, '..'), { recursive: true })
  writeFileSync(stamp, hash)
  console.log(`Packages installed in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

function hashInputs() {
  const hash = createHash('sha256').update(`${pnpm} ${process.platform} ${process.arch}`)
  for (const path of inputs) hash.update(path).update(existsSync(join(root, path)) ? readFileSync(join(root, path)) : '')
  return hash.digest('hex')
}

function runNpx(args) {
  const isWindows = process.platform === 'win32'
  return new Promise((resolve) => {
    const child = spawn(isWindows ? 'npx.cmd' : 'npx', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: isWindows })
    let output = ''
    const append = (bytes) => {
      output += bytes
    }
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

function failureReason(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH/.test(output))
    return 'Install failed: the package registry cannot be reached. Check the network and try again.'
  if (/ENOSPC/.test(output)) return 'Install failed: the disk is full.'
  if (/OUTDATED_LOCKFILE|frozen-lockfile/.test(output))
    return 'Install failed: pnpm-lock.yaml does not match the package.json files. Run `npx pnpm@12.21.0 install` and commit the lockfile.'
  return `${lastLines(output)}\nInstall failed: see the output above.`
}

const lastLines = (output) => output.trim().split('\n').slice(-15).join('\n')
