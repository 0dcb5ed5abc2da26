import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folders of the project, found from wherever this code runs: the sources or the bundle. */
export const root = rootAbove(import.meta.dirname)
export const migrationsFolder = join(root, 'api/migrations')
export const siteBuild = join(root, 'site/build')
export const adminBuild = join(root, 'admin/dist')

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error(`paths: no pnpm-workspace.yaml above ${import.meta.dirname}`)
  return rootAbove(parent)
}
