import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFolderCircles } from './folder-circles.ts'

const root = join(import.meta.dirname, '../..')

test('the folders of the API have an order', () => {
  const modules = globSync('api/**/*.ts', { cwd: root, exclude: (path) => /node_modules|\/dist\//.test(path) }).filter(
    (path) => !/\.test\.ts$|^api\/testing\//.test(path),
  )
  const circles = findFolderCircles(modules.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })))
  expect(modules.length).toBeGreaterThan(500)
  expect(circles).toEqual([])
})

test('a circle through a third folder is found, type imports and dynamic ones included', () => {
  const files = [
    { path: 'a/x/one.ts', text: "import type { Two } from '../y/two.ts'\n" },
    { path: 'a/y/two.ts', text: "export const load = () => import('../z/three.ts')\n" },
    { path: 'a/z/three.ts', text: "import {\n  one,\n} from '../x/one.ts'\nimport '../w/four.ts'\n" },
    { path: 'a/w/four.ts', text: "export { five } from './five.ts'\n" },
  ]
  expect(findFolderCircles(files)).toEqual([['a/x', 'a/y', 'a/z']])
  expect(findFolderCircles(files.slice(0, 2))).toEqual([])
})
