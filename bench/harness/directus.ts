import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '../../scripts/test/postgres.ts'
import { newCoupon } from '../figures/lists.ts'
import { drawList, type RandomList, storedFilters } from '../figures/random-lists.ts'
import { type Deployment, stopProcess, waitUntilReady } from './deployment.ts'
import type { PeerRates } from './figure.ts'
import { load } from './load.ts'
import { createRandom } from './random.ts'

const version = '12.4.0'
const connections = 20
const token = 'a-token-for-this-bench-only'

/**
 * Measures Directus on the same table of the same database: a filtered and sorted page with its count, one row, and creating a row with its
 * revision. Installs it into a temporary folder on the first run.
 */
export async function measureDirectus(deployment: Deployment, seconds: number): Promise<PeerRates> {
  const folder = install()
  const port = await freePort()
  const env = {
    ...process.env,
    ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), SECRET: 'only for this bench', LOG_LEVEL: 'warn' },
    ...{ DB_CLIENT: 'pg', DB_CONNECTION_STRING: deployment.url, CACHE_ENABLED: 'false', TELEMETRY: 'false' },
    ...{ ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'a-password-for-this-bench', ADMIN_TOKEN: token },
    ...{ RATE_LIMITER_ENABLED: 'false', PRESSURE_LIMITER_ENABLED: 'false' },
  }
  const cli = join(folder, 'node_modules/directus/cli.js')
  execFileSync(process.execPath, [cli, 'bootstrap'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const server = spawn(process.execPath, [cli, 'start'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const endWithParent = () => server.kill('SIGKILL')
  process.on('exit', endWithParent)
  try {
    const address = `http://127.0.0.1:${port}`
    await waitUntilReady(`${address}/server/ping`, server)
    const headers = { authorization: `Bearer ${token}` }
    await trackCoupons(address, headers)
    const target = { address, serverPid: server.pid ?? 0, postgresPid: deployment.postgresPid }
    const { rows } = await deployment.db.query<{ id: string }>('select id from coupons limit 1')
    const list = '/items/coupons?filter[type][_eq]=ratio&sort=-expire_date&limit=20&meta=filter_count'
    const page = await load(target, { path: encodeURI(list), headers }, { connections, seconds })
    const random = createRandom(500)
    const path = () => directusList(drawList(random, 500, storedFilters))
    const randomList = await load(target, { path, headers }, { connections, seconds })
    const row = await load(target, { path: `/items/coupons/${rows[0]?.id}`, headers }, { connections, seconds })
    const create = await load(target, { path: '/items/coupons', headers, method: 'POST', body: directusCoupon }, { connections, seconds })
    return { list: page, randomList, row, create }
  } finally {
    process.off('exit', endWithParent)
    await stopProcess(server)
  }
}

/** The folder of the installed Directus. `isolated-vm` needs a compiler and only runs custom scripts of flows, so it is replaced by a stub. */
function install(): string {
  const folder = join(tmpdir(), `wasl-bench-directus-${version}`)
  if (existsSync(join(folder, 'node_modules/directus/cli.js'))) return folder
  const stub = join(folder, 'isolated-vm')
  mkdirSync(stub, { recursive: true })
  writeFileSync(join(stub, 'package.json'), JSON.stringify({ name: 'isolated-vm', version: '6.0.0', main: 'index.js' }))
  writeFileSync(join(stub, 'index.js'), 'module.exports = { Isolate: class {}, Reference: class {}, ExternalCopy: class {} }')
  const manifest = { private: true, dependencies: { directus: version }, overrides: { 'isolated-vm': 'file:./isolated-vm' } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  process.stdout.write(`installing Directus ${version} in ${folder} …\n`)
  execFileSync('npm', ['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
  })
  return folder
}

/** Directus serves a table once it has an entry of its own; the accountability `all` writes a revision for each change. */
async function trackCoupons(address: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(`${address}/collections/coupons`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ meta: { accountability: 'all' } }),
  })
  if (!response.ok) throw new Error(`bench: Directus returned ${response.status} for its collection: ${await response.text()}`)
}

/** The same page as `pathOf` of the random lists asks for, with its count. */
function directusList({ sort, descending, filters, start }: RandomList): string {
  const column = sort === 'title' ? 'title_en' : sort
  const conditions = filters.map(([param, value]) => {
    const [, name = param, operator = 'eq'] = /^(\w+?)_(gte|lte)$/.exec(param) ?? []
    return [`filter[_and][][${name}][_${operator}]`, value]
  })
  const query = [
    ['sort', descending ? `-${column}` : column],
    ['limit', '20'],
    ['offset', String(start)],
    ['meta', 'filter_count'],
  ]
  return `/items/coupons?${new URLSearchParams([...query, ...conditions] as string[][])}`
}

function directusCoupon() {
  const { title, ...coupon } = newCoupon()
  return { ...coupon, title_ar: title.ar, title_en: title.en, is_open: true, used_count: 0 }
}
