import { isResourceName, resources } from '@wasl/resources/index.ts'
import { readyCities } from '@wasl/resources/ready/cities.ts'
import { readyRows } from '@wasl/resources/ready/index.ts'
import type { ImportState } from '@wasl/shared/contract/import.ts'
import { beforeAll, expect, test } from 'vitest'
import { services } from '../../catalog/tables/from-registry.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { call, db, shared } = app
let token = ''
beforeAll(async () => {
  token = await adminToken(app, 'all')
})

const names = ['cities', 'cancellation-reasons', 'categories', 'services'] as const

async function runReady(name: string, mode: 'try' | 'valid', lang: 'ar' | 'en' = 'ar'): Promise<ImportState> {
  const { status, body } = await call('POST', `/api/admin/${name}/import/ready`, { token, lang })
  expect(status).toBe(201)
  // Safe: the response of the import routes, validated by its schema.
  const state = body.data as unknown as ImportState
  await call('POST', `/api/admin/${name}/import/files/${state.id}/run`, { token, lang, body: { mode, columns: state.columns } })
  await runQueues(shared, ['imports'])
  return (await call('GET', `/api/admin/${name}/import/files/${state.id}`, { token })).body.data as unknown as ImportState
}

test('every resource that declares ready rows has some, and no other', () => {
  const declared = Object.keys(resources).filter((name) => isResourceName(name) && 'readyRows' in resources[name])
  expect(declared.sort()).toEqual(Object.keys(readyRows).sort())
  expect([...names].sort()).toEqual(declared)
})

test('services without their categories are rejected by name, as those of any file', async () => {
  const { result } = await runReady('services', 'try')
  expect(result?.created).toBe(0)
  expect(result?.rejected[0]?.errors[0]).toMatchObject({ column: 'التصنيف' })
})

test('the ready rows of each resource are imported without a rejection, and a second time create nothing', async () => {
  for (const name of names) {
    const rows = readyRows[name]?.length
    const { result } = await runReady(name, 'valid', name === 'categories' ? 'en' : 'ar')
    expect([name, result?.created, result?.rejected]).toEqual([name, rows, []])
  }
  expect((await runReady('cities', 'try', 'en')).result).toMatchObject({ created: 0, changed: 0 })
  expect(await db.$count(services)).toBe(readyRows.services?.length)
})

test('the cities cover the thirteen regions, each name once in both languages', () => {
  expect(new Set(readyCities.map(({ region }) => region)).size).toBe(13)
  expect(readyCities.length).toBeGreaterThanOrEqual(150)
  for (const locale of ['ar', 'en'] as const) expect(new Set(readyCities.map(({ name }) => name[locale])).size).toBe(readyCities.length)
})

test('the template has an example line, which an import leaves out; a wrong choice names the options', async () => {
  const template = await call('GET', '/api/admin/cities/import/template.csv', { token, lang: 'en' })
  const [, example = ''] = template.text.trim().split('\r\n')
  expect(example).toContain('Riyadh')
  const upload = (bytes: Buffer) =>
    call('POST', '/api/admin/cities/import/files', {
      token,
      lang: 'en',
      ...formDataBody({}, { name: 'file', filename: 'cities.csv', bytes }),
    })
  expect((await upload(Buffer.from(template.text))).body.errors).toHaveProperty('file')
  const { body } = await upload(Buffer.from(`${template.text.trim()}\r\nحي جديد,New Town,Atlantis,Yes,1\r\n`))
  // Safe: as above.
  const state = body.data as unknown as ImportState
  expect(state.preview.rows).toBe(1)
  await call('POST', `/api/admin/cities/import/files/${state.id}/run`, { token, lang: 'en', body: { mode: 'try', columns: state.columns } })
  await runQueues(shared, ['imports'])
  const done = (await call('GET', `/api/admin/cities/import/files/${state.id}`, { token, lang: 'en' })).body.data as unknown as ImportState
  expect(done.result?.rejected[0]?.errors[0]?.msg).toContain('Riyadh, Makkah')
})
