import { beforeAll, expect, test } from 'vitest'
import type { Loose } from '../testing/call.ts'
import { adminToken } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'

const house = await testApp()
const { call } = house
const url = '/api/admin/social-links'
let token = ''
beforeAll(async () => {
  token = await adminToken(house, 'all')
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

test('new rows stand at the end, in their order', async () => expect(await inOrder()).toBe('a1 b2 c3 d4'))

test.each([
  ['d', 1, 'd1 a2 b3 c4'],
  ['d', 3, 'a1 b2 d3 c4'],
  ['d', 99, 'a1 b2 c3 d4'],
])('%s put at %i gives %s', async (name, to, expected) => {
  expect(await move(name, to)).toMatchObject({ status: 200 })
  expect(await inOrder()).toBe(expected)
})

test('a form opened before its row was moved is told so; one on a row that made room saves and leaves the places', async () => {
  const open = async (name: string) => (await call('GET', `${url}/${await idOf(name)}`, { token })).body
  const save = ({ id, version }: Loose, body: object) =>
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

test('a move is written down once, with where the row came from', async () => {
  const id = await idOf('b')
  await move('b', 2)
  await move('b', 1)
  await move('b', 2)
  const history = await call('GET', `${url}/${id}/history`, { token })
  expect(history.rows).toMatchObject([
    { action: 'move', changes: [{ field: 'position', before: 1, after: 2 }] },
    { action: 'move', changes: [{ field: 'position', before: 2, after: 1 }] },
    { action: 'create' },
  ])
})

test('a place given in the form is taken, and one that is left is filled', async () => {
  await add('e', { position: 2 })
  expect(await inOrder()).toBe('a1 e2 b3 c4 d5')
  await call('PATCH', `${url}/${await idOf('e')}`, { token, body: { position: 4 } })
  expect(await inOrder()).toBe('a1 b2 c3 e4 d5')
  await call('DELETE', `${url}/${await idOf('e')}`, { token })
  expect(await inOrder()).toBe('a1 b2 c3 d4')
})

test('moves at the same moment leave no gap and no place twice', async () => {
  await Promise.all([move('a', 3), move('d', 1), move('c', 2)])
  expect((await inOrder()).replace(/[a-d]/g, '')).toBe('1 2 3 4')
})

test('who may not edit may not move, and only rows with places are moved', async () => {
  const reader = await adminToken(house, ['social-links.list'])
  expect((await move('a', 1, reader)).status).toBe(403)
  expect((await call('POST', `/api/admin/cities/${await idOf('a')}/move`, { token, body: { to: 1 } })).status).toBe(404)
  expect((await move('a', 0)).status).toBe(422)
})

test('a link must be of its network', async () => {
  const refused = await call('POST', url, { token, body: { network: 'youtube', link: 'https://x.com/wasl' } })
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['link']])
})
