import { buffer } from 'node:stream/consumers'
import type { ImportResult } from '@wasl/shared/contract/import.ts'
import { dayMs } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { cities } from '../../catalog/tables/from-registry.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { textCell } from '../../platform/spreadsheets/cell.ts'
import { writeXlsx } from '../../platform/spreadsheets/write-xlsx.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { auditEntries } from '../tables/audit-entries.ts'
import { imports } from '../tables/imports.ts'
import { deleteOldImports } from './imports.ts'

const app = await testApp()
const { call, db, shared } = app
let token = ''
beforeAll(async () => {
  token = await adminToken(app, 'all')
})

const head = 'id,Name (Arabic),Name (English),Region,Served'
const paths = ['id', 'name.ar', 'name.en', 'region', 'is_served']
const csv = (...lines: string[]) => Buffer.from(`\ufeff${[head, ...lines].join('\r\n')}`)

type ImportUpload = { bytes: Uint8Array; mode?: string; by?: string; lang?: 'ar' | 'en'; map?: readonly (string | null)[] }
const upload = ({ bytes, by = token, lang = 'en' }: ImportUpload) =>
  call('POST', '/api/admin/cities/import/files', { token: by, lang, ...formDataBody({}, { name: 'file', filename: 'cities.csv', bytes }) })
const run = (id: unknown, { mode = 'try', by = token, lang = 'en', map = paths }: Omit<ImportUpload, 'bytes'>) =>
  call('POST', `/api/admin/cities/import/files/${id}/run`, { token: by, lang, body: { mode, columns: map } })
const load = async (id: unknown, by = token) => (await call('GET', `/api/admin/cities/import/files/${id}`, { token: by })).body.data
/** Uploads a file, runs it to the end and returns its result. */
async function runImport(request: ImportUpload): Promise<ImportResult> {
  const { body } = await upload(request)
  expect((await run(body.data?.id, request)).status).toBe(202)
  await runQueues(shared, ['imports'])
  const state = await load(body.data?.id, request.by)
  expect(state).toMatchObject({ status: 'done', percent: 100 })
  // Safe: the response of the import route, validated by its schema.
  return state?.result as unknown as ImportResult
}
const stored = () => db.select().from(cities)

test('columns are guessed in either language, and the possible fields are listed', async () => {
  const bytes = Buffer.from(
    'الاسم بالعربيه;name_en;المنطقة;شيء آخر;تاريخ الإضافة;updated_at\r\nحوطة بني تميم;Hotat Bani Tamim;الرياض;١;01-01-2020 10:00;x',
  )
  const { status, body } = await upload({ bytes, lang: 'ar' })
  expect([status, body.data?.status, body.data?.file_name]).toEqual([201, 'read', 'cities.csv'])
  expect(body.data?.preview).toMatchObject({
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
  expect(result.rejected[1]?.errors[1]?.msg).toMatch(/^اختر أحد الخيارات المتاحة: الرياض، مكة المكرمة، .+، الجوف$/)
  expect(await stored()).toEqual(before)
})

test('mode valid stores the valid rows, each with its audit entry', async () => {
  const before = (await stored()).length
  const bytes = csv(',حقل,Haql,tabuk,yes', ',,Duba,tabuk,yes', ',حقل,Haql again,tabuk,no')
  const trial = await runImport({ bytes })
  expect(trial).toMatchObject({ is_stored: false, created: 1, rejected: [{ line: 3 }, { line: 4 }] })
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
    const { status, body } = await upload({ bytes })
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
  expect((await upload({ bytes, by: await adminToken(app, ['cities.list', 'cities.edit']) })).status).toBe(403)
  expect((await call('POST', '/api/admin/cities/import/files', formDataBody({}))).status).toBe(401)
  const creator = await adminToken(app, ['cities.create'])
  expect(await runImport({ bytes, by: creator })).toMatchObject({
    created: 1,
    changed: 0,
    rejected: [{ line: 2, errors: [{ column: '' }] }],
  })
  const own = await upload({ bytes })
  expect((await run(own.body.data?.id, { map: ['search'] })).status).toBe(422)
  expect((await run(own.body.data?.id, { map: ['region', 'region'] })).status).toBe(422)
  // An import belongs to its admin.
  expect((await run(own.body.data?.id, { by: creator })).status).toBe(404)
  expect((await call('GET', `/api/admin/cities/import/files/${own.body.data?.id}`, { token: creator })).status).toBe(404)
})

test('an import is started once, and its screen finds it again', async () => {
  const { body } = await upload({ bytes: csv(',العيص,Al Ais,tabuk,yes') })
  const id = body.data?.id
  expect((await run(id, { mode: 'valid' })).status).toBe(202)
  expect((await run(id, { mode: 'valid' })).status).toBe(409)
  const latest = await call('GET', '/api/admin/cities/import/latest', { token })
  expect(latest.body.data).toMatchObject({ id, status: 'running', mode: 'valid', columns: paths })
  await runQueues(shared, ['imports'])
  expect((await run(id, { mode: 'valid' })).status).toBe(409)
  const other = await call('GET', '/api/admin/cities/import/latest', { token: await adminToken(app, 'all') })
  expect([other.status, other.body.data]).toEqual([200, null])
})

test('rows that a stopped process has stored are not stored again', async () => {
  const { body } = await upload({ bytes: csv(',أولى,First,tabuk,yes', ',ثانية,Second,tabuk,yes') })
  await run(body.data?.id, { mode: 'valid' })
  await db.update(imports).set({ done_rows: 1, created: 1 }).where(eq(imports.status, 'running'))
  await runQueues(shared, ['imports'])
  expect(await load(body.data?.id)).toMatchObject({ status: 'done', result: { created: 2, rejected: [] } })
  expect((await stored()).filter(({ name_en }) => name_en === 'First' || name_en === 'Second').map(({ name_en }) => name_en)).toEqual([
    'Second',
  ])
})

test('other requests are served during a check, whose progress is shown', async () => {
  const { body } = await upload({ bytes: csv(...Array.from({ length: 250 }, (_, at) => `,مدينة ${at},City ${at},tabuk,no`)) })
  await run(body.data?.id, {})
  let isDone = false
  const work = runQueues(shared, ['imports']).finally(() => {
    isDone = true
  })
  const [waits, percents]: [number[], number[]] = [[], []]
  while (!isDone) {
    const startedAt = performance.now()
    percents.push(Number((await load(body.data?.id))?.percent))
    waits.push(performance.now() - startedAt)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await work
  expect(new Set(percents).size).toBeGreaterThan(1)
  expect(waits.length).toBeGreaterThan(5)
  expect(waits.sort((a, b) => a - b).at(Math.floor(waits.length * 0.9))).toBeLessThan(1_000)
  expect(await load(body.data?.id)).toMatchObject({ result: { is_stored: false, created: 250, rejected: [] } })
})

test('a template has the columns in the language of the reader, and errors show the value', async () => {
  const template = await call('GET', '/api/admin/cities/import/template.csv', { token, lang: 'ar' })
  expect(template.text).toMatch(/^\ufeffالاسم \(بالعربية\),الاسم \(بالإنجليزية\),المنطقة,/)
  const { rejected } = await runImport({ bytes: csv(',ينبع النخل,Yanbu Al Nakhl,Atlantis,yes') })
  expect(rejected[0]?.errors).toEqual([
    { column: 'Region', msg: expect.stringMatching(/^Choose one of the options: Riyadh, .+, Al Jouf$/), value: 'Atlantis' },
  ])
})

test('an empty file is called empty, and a text of Excel in UTF-16 is read', async () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from('\ufeff \r\n')])
    expect((await upload({ bytes, lang: 'ar' })).body).toMatchObject({ errors: { file: ['الملف فارغ'] } })
  const text = `${head.replaceAll(',', '\t')}\r\n\tالوجه\tAl Wajh\ttabuk\tyes\r\n`
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
  expect(await runImport({ bytes: utf16 })).toMatchObject({ created: 1, rejected: [] })
})

test('an import is deleted with its rows after a week', async () => {
  const { body } = await upload({ bytes: csv(',تيماء,Tayma,tabuk,yes') })
  const [row] = await db
    .select()
    .from(imports)
    .where(eq(imports.id, String(body.data?.id)))
  app.clock.advance(8 * dayMs)
  await deleteOldImports(shared)
  expect(await db.$count(imports)).toBe(0)
  expect(await shared.adapters.storage.get(row?.storage_key ?? '')).toBeNull()
})
