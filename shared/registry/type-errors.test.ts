import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

const preamble = `
import { belongsTo, boolean, choice, count, dateTime, images, list, localized, money } from '${root}/shared/registry/fields.ts'
import { registry } from '${root}/shared/registry/registry.ts'
import { resource } from '${root}/shared/registry/resource.ts'
const label = { one: { en: 'Part', ar: 'قطعة' }, many: { en: 'Parts', ar: 'القطع' } } as const
const fields = { name: localized('Name', 'الاسم'), photos: images('Photos', 'الصور'), months: count('Months', 'الأشهر'),
  price: money('Price', 'السعر'), is_active: boolean('Active', 'مفعّل'), state: choice('State', 'الحالة', { new: label.one }),
  lines: list('Lines', 'الأسطر', { at: dateTime('At', 'في') }, { one: label.one }) }
const part = { name: 'spare-parts', label, fields, group: 'catalog', icon: 'car', title: 'name', list: ['name'], sort: 'name',
  access: { action: 'adm.products' } } as const
const parts = resource(part)
export const warranties = resource({ ...part, name: 'warranties', fields: { ...fields, part_id: belongsTo('Part', 'القطعة', 'parts') } })
`

/** Each mistake on one line, and what the first line of its error says. */
const mistakes: readonly (readonly [code: string, message: string])[] = [
  [`count('Months', { min: 1 })`, 'the Arabic label is missing'],
  [`choice('State', { new: label.one }, {})`, 'the Arabic label is missing'],
  [`count('Months', 'الأشهر', { min: 1, maximum: 60 })`, 'maximum is no option of this kind'],
  [`resource({ ...part, fields: { ...fields, created_at: dateTime('At', 'في') } })`, 'created_at is a name of the application'],
  [`resource({ ...part, filters: ['photos'] })`, '"photos"'],
  [`resource({ ...part, sort: '-lines' })`, '"-lines"'],
  [`resource({ ...part, totals: ['months'] })`, `'"months"' is not assignable to type '"price"'`],
  [`resource({ ...part, inlineEdit: ['photos'] })`, '"photos"'],
  [`resource({ ...part, search: ['months'] })`, '"months"'],
  [`resource({ ...part, title: 'lines' })`, '"lines"'],
  [`resource({ ...part, icon: 'carr' })`, `Did you mean '"car"'?`],
  [
    `resource({ ...part, access: { action: 'adm.products', public: { action: 'pub.store', fields: ['name'], where: { state: 'nwe' } } } })`,
    `'"nwe"' is not assignable to type '"new"`,
  ],
  [`registry({ warranties })`, 'warranties: part_id: there is no resource parts'],
  [`registry({ spare_parts: parts })`, 'spare_parts: its name is spare-parts, so its key must be spare-parts'],
]

// A resource that relates to nothing, in the project's own index.
const realIndex = readFileSync(join(root, 'resources/index.ts'), 'utf8')
  .replaceAll("from './", `from '${root}/resources/`)
  .replaceAll("'@wasl/", `'${root}/`)
  .replace(
    'const loggedResources = registry({',
    "import { warranties } from './mistakes.ts'\nconst loggedResources = registry({\n  warranties,",
  )

test('a wrong declaration has one error, on its line, that says what is wrong', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'wasl-type-errors-'))
  const lines = mistakes.map(([code], at) => `export const mistake${at} = ${code}`)
  writeFileSync(join(folder, 'mistakes.ts'), preamble + lines.join('\n'))
  writeFileSync(join(folder, 'index.ts'), realIndex)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), files: ['mistakes.ts', 'index.ts'] }),
  )
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '--pretty', 'false', '-p', folder], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const firstLine = preamble.split('\n').length
  const errors = stdout.split('\n').flatMap((line) => {
    const [, number, text] = /mistakes\.ts\((\d+),\d+\): error (.*)/.exec(line) ?? []
    return text ? [{ mistake: Number(number) - firstLine, text }] : []
  })
  expect(errors).toEqual(mistakes.map(([, message], mistake) => ({ mistake, text: expect.stringContaining(message) })))
  const inIndex = stdout.split('\n').find((line) => line.includes('index.ts')) ?? ''
  expect(inIndex).toContain('is not assignable to type \'"warranties: part_id: there is no resource parts"\'')
  expect(realIndex.split('\n')[Number(/index\.ts\((\d+)/.exec(inIndex)?.[1]) - 1]).toBe('  warranties,')
})
