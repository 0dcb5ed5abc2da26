/** One thing that is built: what it is made of, where it lands, and how. */
export type Part = { name: 'api' | 'site' | 'admin' | 'database'; inputs: readonly string[]; output: string }

const everywhere = ['pnpm-lock.yaml', 'tsconfig.base.json', 'shared', 'resources', 'scripts/build']

export const parts: readonly Part[] = [
  { name: 'api', inputs: [...everywhere, 'api'], output: 'api/dist/server.js' },
  { name: 'site', inputs: [...everywhere, 'site'], output: 'site/build/client' },
  // The migrated, empty database that a new data folder is copied from.
  { name: 'database', inputs: ['pnpm-lock.yaml', 'api/migrations'], output: 'node_modules/.cache/wasl' },
  { name: 'admin', inputs: [...everywhere, 'admin'], output: 'admin/dist/index.html' },
]
