import { beforeAll, expect, test } from 'vitest'
import type { LooseJson } from '../../testing/call.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { call } = app
const url = '/api/admin/social-links'
let token = ''
beforeAll(async () => {
  token = await adminToken(app, 'all')
  for (const name of ['a', 'b', 'c', 'd']) await add(name)
})

const add = (name: string, more: object = {}) =>
  call('POST', url, { token, body: { network: 'x', link: `https://x.com/${name}`, ...more } })
const inOrder = async () => {
  const { rows } = await call('GET', `${url}?_sort=position`, { token })
  return rows.map(({ link, position }) => `${String(link).slice(14)}${position}`).join(' ')
}
const idOf = async (name: string) => (await call('GET', `${url}?link=https://x.com/${name}`, { token })).rows[0]?.id
const move = async (name: string, to: number, by = token) => call('POST', `${url}/${await idOf(name)}/move`, { token: by, body: { to } })

test('new rows are appended in their order', async () => expect(await inOrder()).toBe('a1 b2 c3 d4'))

test.each([
  ['d', 1, 'd1 a2 b3 c4'],
  ['d', 3, 'a1 b2 d3 c4'],
  ['d', 99, 'a1 b2 c3 d4'],
])('moving %s to %i gives %s', async (name, to, expected) => {
  expect(await move(name, to)).toMatchObject({ status: 200 })
  expect(await inOrder()).toBe(expected)
})

test('saving a form of a row that was moved is a 412; saving one of a row that only shifted keeps the positions', async () => {
  const open = async (name: string) => (await call('GET', `${url}/${await idOf(name)}`, { token })).body
  const save = ({ id, version }: LooseJson, body: object) =>
    call('PATCH', `${url}/${id}`, { token, body, headers: { 'if-match': String(version) } })
  const [moved, madeRoom] = [await open('d'), await open('a')]
  await move('d', 1)
  expect(await save(moved, { position: 3 })).toMatchObject({ status: 412, body: { data: { position: 1 } } })
  expect(await save(madeRoom, { is_shown: false })).toMatchObject({ status: 200 })
  expect(await inOrder()).toBe('d1 a2 b3 c4')
  const { version } = await open('d')
  expect((await move('d', 1)).body.version).toBe(version)
  await move('d', 4)
})

test('each move has one history entry with the old position', async () => {
  const id = await idOf('b')
  await move('b', 2)
  await move('b', 1)
  await move('b', 2)
  const history = await call('GET', `${url}/${id}/history`, { token })
  expect(history.rows).toMatchObject([
    { action: 'reorder', changes: [{ field: 'position', before: 1, after: 2 }] },
    { action: 'reorder', changes: [{ field: 'position', before: 2, after: 1 }] },
    { action: 'create' },
  ])
})

test('a position set in the form is used, and the gap it leaves is closed', async () => {
  await add('e', { position: 2 })
  expect(await inOrder()).toBe('a1 e2 b3 c4 d5')
  await call('PATCH', `${url}/${await idOf('e')}`, { token, body: { position: 4 } })
  expect(await inOrder()).toBe('a1 b2 c3 e4 d5')
  await call('DELETE', `${url}/${await idOf('e')}`, { token })
  expect(await inOrder()).toBe('a1 b2 c3 d4')
})

test('concurrent moves leave no gap and no duplicate position', async () => {
  await Promise.all([move('a', 3), move('d', 1), move('c', 2)])
  expect((await inOrder()).replace(/[a-d]/g, '')).toBe('1 2 3 4')
})

test('moving needs the edit permission, and a resource with positions', async () => {
  const reader = await adminToken(app, ['social-links.list'])
  expect((await move('a', 1, reader)).status).toBe(403)
  expect((await call('POST', `/api/admin/cities/${await idOf('a')}/move`, { token, body: { to: 1 } })).status).toBe(404)
  expect((await move('a', 0)).status).toBe(422)
})

test('a link must match its network', async () => {
  const rejected = await call('POST', url, { token, body: { network: 'youtube', link: 'https://x.com/wasl' } })
  expect([rejected.status, Object.keys(rejected.body.errors ?? {})]).toEqual([422, ['link']])
})
