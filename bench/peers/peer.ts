import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '../../api/testing/postgres.ts'
import { pnpm } from '../../scripts/bootstrap/pnpm.mjs'
import { drawList, type RandomList, storedFilters } from '../figures/random-lists.ts'
import { type Deployment, stopProcess, waitUntilReady } from '../harness/deployment.ts'
import type { PeerRates } from '../harness/figure.ts'
import { load } from '../harness/load.ts'
import { createRandom } from '../harness/random.ts'

const connections = 20

/** Another product that serves the coupons of the same PostgreSQL. */
export type Peer = {
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
  /** Copies the coupons if it has a table of its own, and lets it serve them. Returns the headers of its requests. */
  open: (deployment: Deployment, address: string, folder: string) => Promise<Record<string, string>>
  /** The id of one coupon. */
  rowId: (deployment: Deployment) => Promise<string>
  /** The path of the collection. */
  path: string
  /** The query of a page of 20 with its count. */
  list: (list: RandomList) => readonly (readonly [string, string])[]
  newRow: () => unknown
}

/** The page that `listPath` of our own API asks for. */
const favouredList: RandomList = { sort: 'expire_date', descending: true, filters: [['type', 'ratio']], start: 0 }

/** Measures a peer: the favoured page, random pages, one row and creating a row. */
export async function measurePeer(peer: Peer, deployment: Deployment, seconds: number): Promise<PeerRates> {
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
    return await measure(peer, deployment, { port, folder, seconds, server })
  } finally {
    process.off('exit', endWithParent)
    await stopProcess(server)
  }
}

type Running = { port: number; folder: string; seconds: number; server: ChildProcess }

async function measure(peer: Peer, deployment: Deployment, { port, folder, seconds, server }: Running): Promise<PeerRates> {
  const address = `http://127.0.0.1:${port}`
  await waitUntilReady(address + peer.readyPath, server).catch((error: unknown) => {
    throw new Error(`bench: ${peer.name} did not start: see ${join(folder, 'server.log')}`, { cause: error })
  })
  const headers = await peer.open(deployment, address, folder)
  const target = { address, serverPid: server.pid ?? 0, postgresPid: deployment.postgresPid }
  const pathOf = (list: RandomList) => `${peer.path}?${new URLSearchParams(peer.list(list).map(([name, value]) => [name, value]))}`
  const get = (path: string | (() => string)) => load(target, { path, headers }, { connections, seconds })
  const randomPages = (pages: number) => {
    const random = createRandom(pages)
    return get(() => pathOf(drawList(random, pages, storedFilters)))
  }
  return {
    list: await get(pathOf(favouredList)),
    randomFirst: await randomPages(10),
    randomList: await randomPages(500),
    row: await get(`${peer.path}/${await peer.rowId(deployment)}`),
    create: await load(target, { path: peer.path, headers, method: 'POST', body: peer.newRow }, { connections, seconds }),
  }
}

function install({ name, version, files, overrides = {}, build = [] }: Peer, folder: string, env: NodeJS.ProcessEnv): void {
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

/** The column of a filter and its operator: `expire_date_gte` → `expire_date`, `gte`. */
export function columnOf(param: string): { column: string; operator: string } {
  const [, column = param, operator = 'eq'] = /^(\w+?)_(gte|lte)$/.exec(param) ?? []
  return { column, operator }
}
