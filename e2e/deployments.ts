import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'
import { ended } from './stop-server.ts'

const root = dirname(import.meta.dirname)

export type Deployments = {
  origin: string
  /** Stops the server and starts one with another build of the site at the same address, on the same data. */
  deploy: () => Promise<void>
  stop: () => Promise<void>
}

export type DemoServer = { origin: string; stop: () => Promise<void> }

/** Starts the built app in demo mode with these variables, on data of its own. */
export async function startDemo(origin: string, variables: Readonly<Record<string, string>>): Promise<DemoServer> {
  const data = copyOfDemo(mkdtempSync(join(tmpdir(), 'wasl-demo-')))
  const server = await startServer(origin, root, data, variables)
  return {
    origin,
    async stop() {
      await ended(server)
      rmSync(dirname(data), { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The data of the demo in this folder, if a template has them already. */
function copyOfDemo(folder: string): string {
  const data = join(folder, 'data')
  if (process.env.DEMO_TEMPLATE) cpSync(process.env.DEMO_TEMPLATE, data, { recursive: true })
  return data
}

/** Starts the built app in demo mode, ready to be replaced by a deployment of another build. */
export async function startDeployments(origin: string): Promise<Deployments> {
  const folder = mkdtempSync(join(tmpdir(), 'wasl-deployments-'))
  const data = copyOfDemo(folder)
  const release = join(folder, 'release')
  copyProject(release)
  let server = await startServer(origin, root, data)
  return {
    origin,
    async deploy() {
      await ended(server)
      server = await startServer(origin, release, data)
    },
    async stop() {
      await ended(server)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function startServer(origin: string, project: string, data: string, variables: Readonly<Record<string, string>> = {}) {
  const { DATABASE_URL: _, ...parentEnv } = process.env
  const env = {
    ...parentEnv,
    ...{ WASL_MODE: 'demo', HOST: '127.0.0.1', PORT: new URL(origin).port, PUBLIC_URL: origin, DATA_DIR: data },
    ...{ BUSY_AFTER_MS: '0', RATE_LIMIT: '30000', LOG_LEVEL: 'warn' },
    ...variables,
  }
  const entry = ['--disable-warning=ExperimentalWarning', 'api/dist/server.js']
  const server = spawn(process.execPath, entry, { cwd: project, env, stdio: 'inherit' })
  const isReady = async () => (await fetch(`${origin}/api/health/ready`).catch(() => null))?.ok ?? false
  await expect.poll(isReady, { timeout: 240_000, message: 'the server in demo mode' }).toBe(true)
  return server
}

/** The project as another release: its own server and site, everything else linked. */
function copyProject(release: string): void {
  const link = (path: string) => symlinkSync(join(root, path), join(release, path), 'junction')
  for (const folder of ['api', 'site']) mkdirSync(join(release, folder), { recursive: true })
  cpSync(join(root, 'pnpm-workspace.yaml'), join(release, 'pnpm-workspace.yaml'))
  for (const path of ['admin', 'node_modules', 'resources', 'shared', 'api/migrations', 'api/node_modules', 'api/platform', 'site/public'])
    link(path)
  cpSync(join(root, 'api/dist'), join(release, 'api/dist'), { recursive: true })
  cpSync(join(root, 'site/build'), join(release, 'site/build'), { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  renameAssets(join(release, 'site/build'))
}

/** Gives all assets of a build other names, and the build another version, as if every source file had changed. */
function renameAssets(build: string): void {
  const assets = join(build, 'client/assets')
  const names = new Map(readdirSync(assets).map((name) => [name, name.replace(/(?=\.[^.]+$)/, '2')]))
  // Not by its name alone: the script of the route of the web app's manifest has one of the same form.
  const isRoutes = (name: string) =>
    name.endsWith('.js') && readFileSync(join(assets, name), 'utf8').startsWith('window.__reactRouterManifest')
  const version = [...names.keys()].filter(isRoutes).flatMap((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1] ?? [])[0]
  if (!version) throw new Error(`renameAssets: ${assets} has no manifest`)
  for (const [name, renamed] of names) renameSync(join(assets, name), join(assets, renamed))
  for (const path of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|webmanifest)$/.test(path)) continue
    const code = readFileSync(join(build, path), 'utf8').replace(/[\w.-]+\.\w+/g, (name) => names.get(name) ?? name)
    writeFileSync(join(build, path), code.replaceAll(`"${version}"`, `"${version}2"`))
  }
}
