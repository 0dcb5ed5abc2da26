import { expect, test } from 'vitest'
import { declarationOf } from '../../api/declarations.ts'
import { type OverviewPage, overviews, referenceOf } from './overviews.ts'

test('an overview shows related lists of its resource only, each once', () => {
  const shown = Object.entries<OverviewPage>(overviews).flatMap(([name, { lists = [], tabs = [] }]) =>
    [...lists, ...tabs].map((entry) => ({ name, list: referenceOf(entry) })),
  )
  expect(shown.length).toBeGreaterThan(0)
  for (const { name, list } of shown) expect(declarationOf(name)?.related, name).toContain(list)
  expect(new Set(shown.map(({ name, list }) => `${name} ${list}`)).size).toBe(shown.length)
})
