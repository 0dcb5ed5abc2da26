import { expect, test } from 'vitest'
import { cartNoteCookie } from '../server/cookies.server.ts'
import { noteHeader, takeNote } from './cart-note.server.ts'

const title = { ar: 'بن', en: 'Coffee' }
const pageWith = (cookie: string) => new Request('http://localhost/cart', { headers: { cookie: cookie.split(';')[0] ?? '' } })

test('a note is shown once, and fits in a cookie', async () => {
  const removed = { unit_id: 'u1', title, quantity: 2 }
  const reduced = Array.from({ length: 100 }, () => ({ unit_id: crypto.randomUUID(), title, wanted: 9, quantity: 3 }))
  const [, cookie] = await noteHeader({ removed, reduced })
  expect(cookie.length).toBeLessThan(4_000)
  const { note, headers } = await takeNote(pageWith(cookie))
  expect(note).toEqual({ removed, reduced: Array(8).fill({ title, wanted: 9, quantity: 3 }) })
  expect(headers).toEqual([['set-cookie', expect.stringContaining('Max-Age=0')]])
})

test('a note that somebody has edited is none', async () => {
  for (const forged of ['text', { removed: {} }, { reduced: 'x' }, { reduced: [{ title: 'x', wanted: 1, quantity: 1 }] }, []])
    expect((await takeNote(pageWith(await cartNoteCookie.serialize(forged)))).note).toBeNull()
  expect(await takeNote(new Request('http://localhost/cart'))).toEqual({ note: null, headers: [] })
})
