import { describe, expect, test } from 'vitest'
import { findViolations } from './rules.ts'

const broken = (path: string, text: string) => findViolations(path, text).map((finding) => finding.what.split(':')[0])

describe('sides', () => {
  test.each([
    '<p className="ml-4" />',
    '<p className="md:pr-2" />',
    '<p className="-left-1" />',
    '<p className="text-right" />',
    '<p className="rounded-tl-lg" />',
  ])('rejects %s', (line) => {
    expect(broken('site/ui/Card.tsx', line)).toEqual(['a physical side'])
  })

  test.each(['margin-left: 4px;', 'text-align: right;', 'left: 0;', 'border-top-left-radius: 4px;'])(
    'rejects %s in a style sheet',
    (line) => {
      expect(broken('site/styles/app.css', line)).toEqual(['a physical side'])
    },
  )

  test.each(['style={{ marginLeft: 4 }}', "style={{ left: '50%' }}", "style={{ textAlign: 'left' }}"])('rejects %s', (line) => {
    expect(broken('admin/features/header/Header.tsx', line)).toEqual(['a physical side'])
  })

  test.each([
    '<p className="ms-4 pe-2 start-0 text-start flex-row" />',
    '<Icon name="arrow-left" />',
    'margin-inline-start: 4px;',
    '// left: as it was',
  ])('accepts %s', (line) => {
    expect(broken('site/ui/Card.tsx', line)).toEqual([])
  })

  test('accepts a physical side with a reason', () => {
    expect(broken('site/ui/Map.tsx', "style={{ left: '50%' }} // physical: east stays east")).toEqual([])
  })
})

test('rejects source files over 300 lines, except data', () => {
  const long = 'export const one = 1\n'.repeat(301)
  expect(broken('api/ordering/orders/orders.ts', long)).toEqual(['301 lines'])
  expect(broken('api/demo/rows.ts', long)).toEqual([])
})

test('rejects inline imports of types, but not dynamic imports', () => {
  expect(broken('api/a.ts', "export type Row = import('./b.ts').Row")).toEqual(['an inline import of a type'])
  expect(broken('api/a.ts', "const { run } = await import('./b.ts')")).toEqual([])
  expect(broken('admin/a.tsx', "lazy(async () => ({ default: (await import('./B.tsx')).B }))")).toEqual([])
})

test('rejects any as a type, but not in texts', () => {
  expect(broken('api/a.ts', 'const value: any = 1')).toEqual(['any'])
  expect(broken('api/a.ts', 'const values = one as any')).toEqual(['any'])
  expect(broken('api/a.ts', "// any order\nconst text = 'in: any order'")).toEqual([])
})

test('rejects a TODO comment', () => {
  expect(broken('api/a.ts', '// TODO later')).toEqual(['a TODO comment'])
})

test('rejects exclusive and skipped tests', () => {
  expect(broken('api/a.test.ts', "test.only('a', () => {})\ndescribe.skip('b', () => {})")).toEqual([
    'an exclusive or skipped test',
    'an exclusive or skipped test',
  ])
})

test('rejects two Arabic texts on one line', () => {
  expect(broken('resources/a.ts', "['مرحبا', 'وداعا']")).toEqual(['two Arabic texts on one line'])
  expect(broken('resources/a.ts', "{ riyadh: { en: 'Riyadh', ar: 'الرياض' }, makkah: { en: 'Makkah', ar: 'مكة' } }")).toEqual([])
})

test('rejects an emoji, but accepts symbols', () => {
  expect(broken('site/ui/A.tsx', '<p>🎉</p>')).toEqual(['an emoji'])
  expect(broken('site/ui/A.tsx', '<p>© 2026 →</p>')).toEqual([])
})

describe('calls of the API', () => {
  test.each(["const url = '/api/orders'", "createDataProvider('/api', http)"])('rejects the path in %s', (line) => {
    expect(broken('admin/api/orders.ts', line)).toEqual(['a path of the API as text'])
    expect(broken('site/orders/orders.server.ts', line)).toEqual(['a path of the API as text'])
  })

  test.each(['await api.call<Order>(showOrder)', "http.get('x')", "import axios from 'axios'", 'useCustom<Order>({ url })'])(
    'rejects the request %s',
    (line) => {
      expect(broken('admin/resources/orders.ts', line)).toEqual(['a request with a type of its own'])
    },
  )

  test.each(['await api.call(showOrder, { params })', "import type { AxiosInstance } from 'axios'", "proxy('/apiary')"])(
    'accepts %s',
    (line) => {
      expect(broken('admin/resources/orders.ts', line)).toEqual([])
    },
  )

  test('the client of each app sends requests, and tests name paths', () => {
    expect(broken('admin/api/http.ts', 'await http.head(url)')).toEqual([])
    expect(broken('site/orders/orders.test.ts', "expect(url).toBe('/api/orders')")).toEqual([])
  })
})

test('rejects rows of a resource without the types of its declaration', () => {
  for (const line of [
    "import { useOne, useUpdate } from '@refinedev/core'",
    "import { useDelete } from '@refinedev/core'",
    "import { type BaseRecord, useTable } from '@refinedev/antd'",
  ])
    expect(broken('admin/resources/show/Overview.tsx', line)).toEqual(['rows without the types of their declaration'])
  expect(broken('admin/api/resource-client.ts', "import { useList, useOne } from '@refinedev/core'")).toEqual([])
  expect(broken('admin/app/App.tsx', "import { Refine } from '@refinedev/core'")).toEqual([])
})
