import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const pnpm = 'pnpm@12.21.0'
const members = ['', 'shared', 'resources', 'api', 'admin', 'site', 'e2e']
const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.cjs', ...members.map((member) => join(member, 'package.json'))]
const stamp = join(root, 'node_modules', '.stamps', 'install')

/** The packages of the lockfile are installed; a stamp of the lockfile makes the next call free. Throws with one clear sentence. */
export async function install() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages …')
  const started = Date.now()
  const { code, output } = await run(['--yes', pnpm, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false'])
  if (code !== 0) throw new Error(reason(output))
  mkdirSync(join(stamp, '..'), { recursive: true })
  writeFileSync(stamp, wanted)
  console.log(`Packages installed in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

function fingerprint() {
  const hash = createHash('sha256').update(`${pnpm} ${process.platform} ${process.arch}`)
  for (const path of inputs) hash.update(path).update(existsSync(join(root, path)) ? readFileSync(join(root, path)) : '')
  return hash.digest('hex')
}

function run(args) {
  const windows = process.platform === 'win32'
  return new Promise((resolve) => {
    const child = spawn(windows ? 'npx.cmd' : 'npx', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: windows })
    let output = ''
    const keep = (bytes) => {
      output += bytes
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

function reason(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH/.test(output))
    return 'Install failed: the package registry cannot be reached. Check the network and try again.'
  if (/ENOSPC/.test(output)) return 'Install failed: the disk is full.'
  if (/OUTDATED_LOCKFILE|frozen-lockfile/.test(output))
    return 'Install failed: pnpm-lock.yaml does not match the package.json files. Run `npx pnpm@12.21.0 install` and commit the lockfile.'
  return `${tail(output)}\nInstall failed: the lines above say why.`
}

const tail = (output) => output.trim().split('\n').slice(-15).join('\n')
