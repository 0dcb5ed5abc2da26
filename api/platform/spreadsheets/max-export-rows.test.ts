import { maxExportRows } from '@wasl/shared/contract/file-limits.ts'
import { expect, test } from 'vitest'
import { assertExportable } from './max-export-rows.ts'

test('a file of too many rows is an error that says what to do', () => {
  expect(() => assertExportable(maxExportRows)).not.toThrow()
  expect(() => assertExportable(maxExportRows + 1)).toThrow(expect.objectContaining({ status: 422, key: 'invalid' }))
})
