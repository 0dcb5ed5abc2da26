import { buffer } from 'node:stream/consumers'
import type { ImportResult } from '@wasl/shared/contract/import.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { cities } from '../../platform/db/resource-tables.ts'
import { auditEntries } from '../../platform/db/tables/system.ts'
import { textCell } from '../../platform/spreadsheets/cell.ts'
import { writeXlsx } from '../../platform/spreadsheets/write-xlsx.ts'
import { formOf } from '../../testing/form.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const house = await testApp()
const { call, db } = house
let token = ''
beforeAll(async () => {
  token = await adminToken(house, 'all')
})

const head = 'id,Name (Arabic),Name (English),Region,Served'
const paths = ['id', 'name.ar', 'name.en', 'region', 'is_served']
const columns = JSON.stringify(paths)
const csv = (...lines: string[]) => Buffer.from(`\ufeff${[head, ...lines].join('\r\n')}`)

type Sent = { bytes: Uint8Array; mode?: string; by?: string; lang?: 'ar' | 'en'; filename?: string; to?: string }
async function send({ bytes, mode = 'try', by = token, lang = 'en', to = '' }: Sent) {
  const form = formOf(to === '/read' ? {} : { mode, columns }, { name: 'file', filename: 'cities.csv', bytes })
  return call('POST', `/api/admin/cities/import${to}`, { token: by, lang, ...form })
}
// Safe: the answer of the import route, whose own schema has shaped it.
const imported = async (sent: Sent) => (await send(sent)).body.data as unknown as ImportResult
const stored = () => db.select().from(cities)

test('the columns of a file are guessed in either language, and what it may fill is told', async () => {
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

test('a trial counts what would come of each row, names what is wrong by column, and keeps nothing', async () => {
  const before = await stored()
  const bytes = csv(',حقل,Haql,tabuk,yes', ',,Duba,تبوك,نعم', '', ',أملج,أملج,Atlantis,perhaps')
  const result = await imported({ bytes, lang: 'ar' })
  expect(result).toMatchObject({ is_stored: false, created: 1, changed: 0, unchanged: 0 })
  expect(result.refused.map(({ line, errors }) => [line, errors.map(({ column }) => column)])).toEqual([
    [3, ['الاسم (بالعربية)']],
    [5, ['الاسم (بالإنجليزية)', 'المنطقة', 'مخدومة']],
  ])
  expect(result.refused[1]?.errors[1]?.msg).toBe('اختر أحد الخيارات المتاحة')
  expect(await stored()).toEqual(before)
})

test('an import that must be whole keeps nothing where one row is refused; else the good rows are kept together, each with its audit row', async () => {
  const before = (await stored()).length
  const bytes = csv(',حقل,Haql,tabuk,yes', ',,Duba,tabuk,yes', ',حقل,Haql again,tabuk,no')
  expect(await imported({ bytes, mode: 'all' })).toMatchObject({ is_stored: false, created: 1, refused: [{ line: 3 }, { line: 4 }] })
  expect(await stored()).toHaveLength(before)
  const kept = await imported({ bytes, mode: 'valid' })
  expect(kept).toMatchObject({
    is_stored: true,
    created: 1,
    refused: [{ line: 3 }, { errors: [{ column: 'Name (Arabic)', msg: 'This is used already' }] }],
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

test('a row of the house is changed by its id, and left alone where it says the same', async () => {
  const [haql] = await db.select().from(cities).where(eq(cities.name_en, 'Haql'))
  const same = `${haql?.id},حقل,Haql,تبوك,نعم`
  expect(await imported({ bytes: csv(same) })).toMatchObject({ unchanged: 1, changed: 0, refused: [] })
  const bytes = csv(`${haql?.id},حقل,Haql,Tabuk,no`, same, `${crypto.randomUUID()},لا,None,tabuk,no`)
  const result = await imported({ bytes, mode: 'valid' })
  expect(result).toMatchObject({
    changed: 1,
    refused: [
      { line: 3, errors: [{ column: 'id' }] },
      { line: 4, errors: [{ column: 'id' }] },
    ],
  })
  expect((await db.select().from(cities).where(eq(cities.name_en, 'Haql')))[0]).toMatchObject({ is_served: false, version: 2 })
})

test('a workbook is read as well as a text file, and an old Arabic code page too', async () => {
  async function* rows() {
    yield [['', 'البدع', 'Al Bad', 'tabuk', 'نعم'].map(textCell)]
  }
  const book = await buffer(writeXlsx({ name: 'x', rtl: true, head: head.split(','), batches: rows() }))
  expect(await imported({ bytes: book })).toMatchObject({ created: 1, refused: [] })
  const old = Buffer.concat([Buffer.from(`${head}\r\n,`), Buffer.from([0xc8, 0xcf, 0xda]), Buffer.from(',Bada,tabuk,yes')])
  expect(await imported({ bytes: old })).toMatchObject({ created: 1, refused: [] })
})

test('what is no table, is empty, too long or too large is refused', async () => {
  const refusal = async (bytes: Uint8Array) => {
    const { status, body } = await send({ bytes })
    return [status, Object.keys(body.errors ?? {})]
  }
  expect(await refusal(Buffer.from([0x50, 0x4b, 3, 4, 9, 9]))).toEqual([422, ['file']])
  expect(await refusal(Buffer.from([1, 0, 2]))).toEqual([422, ['file']])
  expect(await refusal(csv())).toEqual([422, ['file']])
  expect(await refusal(csv(...Array.from({ length: 5001 }, (_, at) => `,م${at},C${at},tabuk,no`)))).toEqual([422, ['file']])
  expect((await refusal(Buffer.alloc(10 * 1024 * 1024 + 1, 'a')))[0]).toBe(413)
})

test('importing needs the permission to create, changing rows by it the permission to edit', async () => {
  const [haql] = await db.select().from(cities).where(eq(cities.name_en, 'Haql'))
  const bytes = csv(`${haql?.id},حقل,Haql,Tabuk,yes`, ',شرما,Sharma,tabuk,no')
  expect((await send({ bytes, by: await adminToken(house, ['cities.list', 'cities.edit']) })).status).toBe(403)
  expect((await call('POST', '/api/admin/cities/import', formOf({ mode: 'try', columns }))).status).toBe(401)
  const creator = await adminToken(house, ['cities.create'])
  expect(await imported({ bytes, by: creator })).toMatchObject({ created: 1, changed: 0, refused: [{ line: 2, errors: [{ column: '' }] }] })
  const wrong = formOf({ mode: 'try', columns: '["search"]' }, { name: 'file', filename: 'a.csv', bytes })
  expect((await call('POST', '/api/admin/cities/import', { token, ...wrong })).status).toBe(422)
})
