import { buffer } from 'node:stream/consumers'
import type { ImportResult } from '@wasl/shared/contract/import.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { cities } from '../../platform/db/resource-tables.ts'
import { auditEntries } from '../../platform/db/tables/system.ts'
import { textCell } from '../../platform/spreadsheets/cell.ts'
import { writeXlsx } from '../../platform/spreadsheets/write-xlsx.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { call, db } = app
let token = ''
beforeAll(async () => {
  token = await adminToken(app, 'all')
})

const head = 'id,Name (Arabic),Name (English),Region,Served'
const paths = ['id', 'name.ar', 'name.en', 'region', 'is_served']
const columns = JSON.stringify(paths)
const csv = (...lines: string[]) => Buffer.from(`\ufeff${[head, ...lines].join('\r\n')}`)

type ImportUpload = { bytes: Uint8Array; mode?: string; by?: string; lang?: 'ar' | 'en'; filename?: string; to?: string }
async function send({ bytes, mode = 'try', by = token, lang = 'en', to = '' }: ImportUpload) {
  const form = formDataBody(to === '/read' ? {} : { mode, columns }, { name: 'file', filename: 'cities.csv', bytes })
  return call('POST', `/api/admin/cities/import${to}`, { token: by, lang, ...form })
}
// Safe: the response of the import route, validated by its schema.
const runImport = async (sent: ImportUpload) => (await send(sent)).body.data as unknown as ImportResult
const stored = () => db.select().from(cities)

test('columns are guessed in either language, and the possible fields are listed', async () => {
  const bytes = Buffer.from(
    'الاسم بالعربيه;name_en;المنطقة;شيء آخر;تاريخ الإضافة;updated_at\r\nحوطة بني تميم;Hotat Bani Tamim;الرياض;١;01-01-2020 10:00;x',
  )
  const { status, body } = await send({ bytes, to: '/read', lang: 'ar' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    rows: 1,
    columns: [
      { guess: 'name.ar', samples: ['حوطة بني تميم'] },
      { guess: 'name.en' },
      { guess: 'region' },
      { heading: 'شيء آخر', guess: null },
      { heading: 'تاريخ الإضافة', guess: null },
      { heading: 'updated_at', guess: null },
    ],
    targets: expect.arrayContaining([{ path: 'name.ar', label: 'الاسم (بالعربية)', is_required: true }]),
  })
})

test('a trial counts the outcomes, lists errors by column, and stores nothing', async () => {
  const before = await stored()
  const bytes = csv(',حقل,Haql,tabuk,yes', ',,Duba,تبوك,نعم', '', ',أملج,أملج,Atlantis,perhaps')
  const result = await runImport({ bytes, lang: 'ar' })
  expect(result).toMatchObject({ is_stored: false, created: 1, changed: 0, unchanged: 0 })
  expect(result.rejected.map(({ line, errors }) => [line, errors.map(({ column }) => column)])).toEqual([
    [3, ['الاسم (بالعربية)']],
    [5, ['الاسم (بالإنجليزية)', 'المنطقة', 'مخدومة']],
  ])
  expect(result.rejected[1]?.errors[1]?.msg).toBe('اختر أحد الخيارات المتاحة')
  expect(await stored()).toEqual(before)
})

test('mode all stores nothing if one row is invalid; mode valid stores the valid rows, each with its audit entry', async () => {
  const before = (await stored()).length
  const bytes = csv(',حقل,Haql,tabuk,yes', ',,Duba,tabuk,yes', ',حقل,Haql again,tabuk,no')
  expect(await runImport({ bytes, mode: 'all' })).toMatchObject({ is_stored: false, created: 1, rejected: [{ line: 3 }, { line: 4 }] })
  expect(await stored()).toHaveLength(before)
  const partial = await runImport({ bytes, mode: 'valid' })
  expect(partial).toMatchObject({
    is_stored: true,
    created: 1,
    rejected: [{ line: 3 }, { errors: [{ column: 'Name (Arabic)', msg: 'This value is already in use' }] }],
  })
  const [haql] = await db.select().from(cities).where(eq(cities.name_en, 'Haql'))
  expect(haql).toMatchObject({ region: 'tabuk', is_served: true, version: 1 })
  expect(
    await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.row_id, haql?.id ?? '')),
  ).toMatchObject([{ action: 'create' }])
})

test('an existing row is changed by its id, and left alone if nothing differs', async () => {
  const [haql] = await db.select().from(cities).where(eq(cities.name_en, 'Haql'))
  const same = `${haql?.id},حقل,Haql,تبوك,نعم`
  expect(await runImport({ bytes: csv(same) })).toMatchObject({ unchanged: 1, changed: 0, rejected: [] })
  const bytes = csv(`${haql?.id},حقل,Haql,Tabuk,no`, same, `${crypto.randomUUID()},لا,None,tabuk,no`)
  const result = await runImport({ bytes, mode: 'valid' })
  expect(result).toMatchObject({
    changed: 1,
    rejected: [
      { line: 3, errors: [{ column: 'id' }] },
      { line: 4, errors: [{ column: 'id' }] },
    ],
  })
  expect((await db.select().from(cities).where(eq(cities.name_en, 'Haql')))[0]).toMatchObject({ is_served: false, version: 2 })
})

test('workbooks and files in a legacy Arabic code page are read', async () => {
  async function* rows() {
    yield [['', 'البدع', 'Al Bad', 'tabuk', 'نعم'].map(textCell)]
  }
  const book = await buffer(writeXlsx({ name: 'x', rtl: true, header: head.split(','), batches: rows() }))
  expect(await runImport({ bytes: book })).toMatchObject({ created: 1, rejected: [] })
  const old = Buffer.concat([Buffer.from(`${head}\r\n,`), Buffer.from([0xc8, 0xcf, 0xda]), Buffer.from(',Bada,tabuk,yes')])
  expect(await runImport({ bytes: old })).toMatchObject({ created: 1, rejected: [] })
})

test('a file that is no table, empty, too long or too large is an error', async () => {
  const uploadError = async (bytes: Uint8Array) => {
    const { status, body } = await send({ bytes })
    return [status, Object.keys(body.errors ?? {})]
  }
  expect(await uploadError(Buffer.from([0x50, 0x4b, 3, 4, 9, 9]))).toEqual([422, ['file']])
  expect(await uploadError(Buffer.from([1, 0, 2]))).toEqual([422, ['file']])
  expect(await uploadError(csv())).toEqual([422, ['file']])
  expect(await uploadError(csv(...Array.from({ length: 5001 }, (_, at) => `,م${at},C${at},tabuk,no`)))).toEqual([422, ['file']])
  expect((await uploadError(Buffer.alloc(10 * 1024 * 1024 + 1, 'a')))[0]).toBe(413)
})

test('importing needs the create permission, changing rows the edit permission', async () => {
  const [haql] = await db.select().from(cities).where(eq(cities.name_en, 'Haql'))
  const bytes = csv(`${haql?.id},حقل,Haql,Tabuk,yes`, ',شرما,Sharma,tabuk,no')
  expect((await send({ bytes, by: await adminToken(app, ['cities.list', 'cities.edit']) })).status).toBe(403)
  expect((await call('POST', '/api/admin/cities/import', formDataBody({ mode: 'try', columns }))).status).toBe(401)
  const creator = await adminToken(app, ['cities.create'])
  expect(await runImport({ bytes, by: creator })).toMatchObject({
    created: 1,
    changed: 0,
    rejected: [{ line: 2, errors: [{ column: '' }] }],
  })
  const wrong = formDataBody({ mode: 'try', columns: '["search"]' }, { name: 'file', filename: 'a.csv', bytes })
  expect((await call('POST', '/api/admin/cities/import', { token, ...wrong })).status).toBe(422)
})
