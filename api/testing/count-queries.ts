import { vi } from 'vitest'
import type { TestApp } from './test-app.ts'

/** The SQL of the queries that `work` runs through Drizzle, on any connection of the app. */
export async function countQueries(app: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  const queries: string[] = []
  const session = Object.getPrototypeOf(Reflect.get(app.db, 'session'))
  const prepare: (...args: unknown[]) => unknown = session.prepareQuery
  const spy = vi.spyOn(session, 'prepareQuery').mockImplementation(function (this: unknown, ...args: unknown[]) {
    const [query] = args
    queries.push(String(Reflect.get(Object(query), 'sql')))
    return prepare.apply(this, args)
  })
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return queries
}
