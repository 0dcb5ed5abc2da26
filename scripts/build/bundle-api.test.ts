import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { buildApi } from './bundle-api.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'wasl-bundle-')))
afterEach(() => rmSync(root, { recursive: true }))

test('import.meta paths in the bundle point to the original source file', async () => {
  mkdirSync(join(root, 'api/db'), { recursive: true })
  writeFileSync(join(root, 'api/server.ts'), "import { here, file } from './db/migrate.ts'\nconsole.log(here, file)\n")
  writeFileSync(
    join(root, 'api/db/migrate.ts'),
    'export const here: string = import.meta.dirname\nexport const file: string = import.meta.url\n',
  )
  await buildApi(root, ['api/server.ts'])
  const output = execFileSync(process.execPath, [join(root, 'api/dist/server.js')], { encoding: 'utf8' })
  expect(output.trim()).toBe(`${join(root, 'api/db')} file://${join(root, 'api/db/migrate.ts')}`)
})
