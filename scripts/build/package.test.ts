import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'wasl-package-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test.each([['outside a repository'], ['in a repository that does not track it']])(
  'a package of a folder %s fails and says why',
  (place) => {
    const root = join(folder, 'copy')
    mkdirSync(join(root, 'scripts/build'), { recursive: true })
    cpSync(join(import.meta.dirname, 'package.ts'), join(root, 'scripts/build/package.ts'))
    if (place.startsWith('in')) spawnSync('git', ['init', '--quiet'], { cwd: folder })
    const target = join(folder, 'package')
    const { status, stderr, stdout } = spawnSync(process.execPath, [join(root, 'scripts/build/package.ts'), 'pnpm', target], {
      encoding: 'utf8',
      env: { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() },
    })
    expect([status, stdout, existsSync(target)]).toEqual([1, '', false])
    expect(stderr).toContain(`in ${root} it does not track: api, shared, resources`)
  },
)
