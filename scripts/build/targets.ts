/** One build target. `inputs`: paths whose content decides whether it is stale. `output`: a path that exists once it is built. */
export type BuildTarget = { name: 'api' | 'site' | 'admin' | 'database'; inputs: readonly string[]; output: string }

const sharedInputs = ['pnpm-lock.yaml', 'tsconfig.base.json', 'shared', 'resources', 'scripts/build']

export const buildTargets: readonly BuildTarget[] = [
  { name: 'api', inputs: [...sharedInputs, 'api'], output: 'api/dist/server.js' },
  { name: 'site', inputs: [...sharedInputs, 'site'], output: 'site/build/client' },
  // The migrated, empty database template that new data folders are copied from.
  { name: 'database', inputs: ['pnpm-lock.yaml', 'api/migrations'], output: 'node_modules/.cache/wasl' },
  { name: 'admin', inputs: [...sharedInputs, 'admin'], output: 'admin/dist/index.html' },
]
