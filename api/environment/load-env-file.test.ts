import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadEnvironmentFile } from './load-env-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'wasl-env-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('.env adds what the environment does not set, and is read in no test', () => {
  writeFileSync(join(folder, '.env'), 'WASL_FILE_TEST_ONE=file\nWASL_FILE_TEST_TWO="file"\n')
  process.env.WASL_FILE_TEST_TWO = 'real'
  try {
    expect(loadEnvironmentFile({ NODE_ENV: 'test' }, folder)).toBeUndefined()
    expect(loadEnvironmentFile({ WASL_ENV_FILE: '' }, folder)).toBeUndefined()
    expect(loadEnvironmentFile({}, folder)).toBe(join(folder, '.env'))
    expect([process.env.WASL_FILE_TEST_ONE, process.env.WASL_FILE_TEST_TWO]).toEqual(['file', 'real'])
  } finally {
    delete process.env.WASL_FILE_TEST_ONE
    delete process.env.WASL_FILE_TEST_TWO
  }
})

test('a file that WASL_ENV_FILE names must exist; .env need not', () => {
  expect(() => loadEnvironmentFile({ WASL_ENV_FILE: join(folder, 'none') }, folder)).toThrow(
    /The file .*none, which WASL_ENV_FILE names, does not exist/,
  )
  expect(loadEnvironmentFile({}, join(folder, 'elsewhere'))).toBeUndefined()
})
