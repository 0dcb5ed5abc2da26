import { describe, expect, test } from 'vitest'
import { findings } from './rules.ts'

const broken = (path: string, text: string) => findings(path, text).map((finding) => finding.what.split(':')[0])

describe('sides', () => {
  test.each([
    '<p className="ml-4" />',
    '<p className="md:pr-2" />',
    '<p className="-left-1" />',
    '<p className="text-right" />',
    '<p className="rounded-tl-lg" />',
  ])('refuses %s', (line) => {
    expect(broken('site/ui/Card.tsx', line)).toEqual(['a physical side'])
  })

  test.each(['margin-left: 4px;', 'text-align: right;', 'left: 0;', 'border-top-left-radius: 4px;'])(
    'refuses %s in a style sheet',
    (line) => {
      expect(broken('site/styles/app.css', line)).toEqual(['a physical side'])
    },
  )

  test.each(['style={{ marginLeft: 4 }}', "style={{ left: '50%' }}", "style={{ textAlign: 'left' }}"])('refuses %s', (line) => {
    expect(broken('admin/app/Header.tsx', line)).toEqual(['a physical side'])
  })

  test.each([
    '<p className="ms-4 pe-2 start-0 text-start flex-row" />',
    '<Icon name="arrow-left" />',
    'margin-inline-start: 4px;',
    '// left: as it was',
  ])('accepts %s', (line) => {
    expect(broken('site/ui/Card.tsx', line)).toEqual([])
  })

  test('accepts a physical side that says why', () => {
    expect(broken('site/ui/Map.tsx', "style={{ left: '50%' }} // physical: east stays east")).toEqual([])
  })
})

test('refuses a source file over 300 lines, and lets data be long', () => {
  const long = 'export const one = 1\n'.repeat(301)
  expect(broken('api/ordering/orders/orders.ts', long)).toEqual(['301 lines'])
  expect(broken('api/demo/rows.ts', long)).toEqual([])
})

test('refuses any as a type, not as a word', () => {
  expect(broken('api/a.ts', 'const value: any = 1')).toEqual(['any'])
  expect(broken('api/a.ts', 'const values = one as any')).toEqual(['any'])
  expect(broken('api/a.ts', "// any order\nconst text = 'in: any order'")).toEqual([])
})

test('refuses a note for later', () => {
  expect(broken('api/a.ts', '// TODO later')).toEqual(['a note for later'])
})

test('refuses a test that is alone or left out', () => {
  expect(broken('api/a.test.ts', "test.only('a', () => {})\ndescribe.skip('b', () => {})")).toEqual([
    'a test that is alone or left out',
    'a test that is alone or left out',
  ])
})

test('refuses two Arabic texts side by side', () => {
  expect(broken('resources/a.ts', "['مرحبا', 'وداعا']")).toEqual(['two Arabic texts side by side'])
  expect(broken('resources/a.ts', "{ riyadh: ['Riyadh', 'الرياض'], makkah: ['Makkah', 'مكة'] }")).toEqual([])
})

test('refuses an emoji, and accepts a drawn sign', () => {
  expect(broken('site/ui/A.tsx', '<p>🎉</p>')).toEqual(['an emoji'])
  expect(broken('site/ui/A.tsx', '<p>© 2026 →</p>')).toEqual([])
})
