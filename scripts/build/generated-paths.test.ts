import { expect, test } from 'vitest'
import { isGenerated } from './generated-paths.ts'

test.each(['node_modules', 'api/node_modules', 'api/dist', 'admin/dist', 'site/build', 'site/.react-router', 'test-results'])(
  '%s is generated',
  (path) => expect(isGenerated(path)).toBe(true),
)

test.each(['scripts/build', 'scripts/build/run.ts', 'site/build-home.ts', 'api/distance', 'shared/dist'])('%s is source', (path) =>
  expect(isGenerated(path)).toBe(false),
)
