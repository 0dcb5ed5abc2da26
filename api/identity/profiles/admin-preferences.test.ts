import { expect, test } from 'vitest'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

const preferencesOf = async (token: string) => (await app.call('GET', '/api/admin/auth/me', { token })).body.data?.preferences
const save = (token: string, body: object) => app.call('PATCH', '/api/admin/own/preferences', { token, body })

test('what an administrator arranged is there in every browser, and nobody else’s', async () => {
  const [token, other] = [await adminToken(app, 'all'), await adminToken(app, ['cities.list'])]
  expect(await preferencesOf(token)).toBeNull()
  expect((await save(token, { favorites: ['orders'], lists: { cities: { columns: ['name'], density: null } } })).status).toBe(200)
  expect((await save(token, { folded: ['store'], lists: { faqs: { columns: [], density: 'compact' } } })).status).toBe(200)
  expect(await preferencesOf(token)).toEqual({
    folded: ['store'],
    favorites: ['orders'],
    lists: { cities: { columns: ['name'], density: null }, faqs: { columns: [], density: 'compact' } },
  })
  expect(await preferencesOf(other)).toBeNull()
})

test('unknown lists are not stored, other values are an error', async () => {
  const token = await adminToken(app, ['cities.list'])
  expect((await save(token, { lists: { secrets: { columns: [], density: null } } })).status).toBe(200)
  expect(await preferencesOf(token)).toEqual({ folded: [], favorites: [], lists: {} })
  for (const body of [{ theme: 'dark' }, { favorites: 'orders' }, { lists: { cities: { columns: [], density: 'huge' } } }])
    expect((await save(token, body)).status).toBe(422)
})
