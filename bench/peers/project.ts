import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '../../api/testing/postgres.ts'
import { pnpm } from '../../scripts/bootstrap/pnpm.mjs'
import { type Deployment, stopProcess, waitUntilReady } from '../harness/deployment.ts'
import type { LoadTarget } from '../harness/load.ts'

/** Another product, as a project of its own that is installed outside of ours and uses the PostgreSQL of the deployment. */
export type PeerProject = {
  name: string
  version: string
  /** How it ran, for the table. */
  configuration: string
  /** The files of its project, `package.json` among them. Installed into a temporary folder on the first run. */
  files: Readonly<Record<string, string>>
  /** Other versions of packages than its own packages ask for. */
  overrides?: Readonly<Record<string, string>>
  /** Commands of Node.js that run once after the installation. */
  build?: readonly (readonly string[])[]
  /** Variables of its environment. */
  env: (port: number, databaseUrl: string, folder: string) => Record<string, string>
  /** Commands of Node.js that run before each start: they create its tables. */
  prepare?: readonly (readonly string[])[]
  start: (port: number) => readonly string[]
  /** A path that responds with 2xx once it is ready. */
  readyPath: string
}

/** The running server of a peer, and the folder of its project. */
export type RunningPeer = { target: LoadTarget; folder: string }

/** Installs and starts a peer for `work`, and stops it. */
export async function withPeer<T>(peer: PeerProject, deployment: Deployment, work: (running: RunningPeer) => Promise<T>): Promise<T> {
  const port = await freePort()
  const folder = join(tmpdir(), `wasl-bench-${peer.name.toLowerCase()}-${peer.version}`)
  const env = { ...process.env, NODE_ENV: 'production', ...peer.env(port, deployment.url, folder) }
  install(peer, folder, env)
  run(peer.prepare ?? [], folder, env)
  const log = openSync(join(folder, 'server.log'), 'w')
  const server = spawn(process.execPath, peer.start(port), { cwd: folder, env, stdio: ['ignore', log, log] })
  const endWithParent = () => server.kill('SIGKILL')
  process.on('exit', endWithParent)
  try {
    const address = `http://127.0.0.1:${port}`
    await ready(peer, address, server, folder)
    return await work({ target: { address, serverPid: server.pid ?? 0, postgresPid: deployment.postgresPid }, folder })
  } finally {
    process.off('exit', endWithParent)
    await stopProcess(server)
  }
}

const ready = (peer: PeerProject, address: string, server: ChildProcess, folder: string): Promise<void> =>
  waitUntilReady(address + peer.readyPath, server).catch((error: unknown) => {
    throw new Error(`bench: ${peer.name} did not start: see ${join(folder, 'server.log')}`, { cause: error })
  })

function install({ name, version, files, overrides = {}, build = [] }: PeerProject, folder: string, env: NodeJS.ProcessEnv): void {
  const settings = { nodeLinker: 'hoisted', overrides, strictPeerDependencies: false }
  for (const [path, text] of Object.entries({ ...files, 'pnpm-workspace.yaml': JSON.stringify(settings) })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const finished = join(folder, 'installed')
  if (existsSync(finished)) return
  process.stdout.write(`installing ${name} ${version} in ${folder} …\n`)
  execFileSync('npx', ['--yes', pnpm, 'install', '--ignore-scripts', '--reporter=append-only', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    // A production environment would leave out what a build needs.
    env: { ...env, NODE_ENV: 'development', PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
  })
  run(build, folder, env)
  writeFileSync(finished, version)
}

function run(commands: readonly (readonly string[])[], folder: string, env: NodeJS.ProcessEnv): void {
  for (const command of commands) execFileSync(process.execPath, command, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
}
