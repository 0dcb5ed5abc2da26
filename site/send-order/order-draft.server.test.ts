import { expect, test } from 'vitest'
import { orderDraftCookie } from '../server/cookies.server.ts'
import { draftIdOf, endedDraftHeader, keyOf, lostFileErrors, readGuestDrafts } from './order-draft.server.ts'

const id = '00000000-0000-4000-8000-000000000001'
test.each([
  [`/static/our_services/7/send-order?draft=${id}`, id],
  [`/en/static/our_services/7/send-order?services=1&draft=${id}`, id],
  ['/static/our_services/7/send-order', null],
  [`/orders?draft=${id}`, null],
  [`/static/our_services/7/8/send-order?draft=${id}`, null],
])('a login that leads to %s sends the draft %s', (path, expected) => expect(draftIdOf(path)).toBe(expected))

const cookieOf = async (stored: unknown) => (await orderDraftCookie.serialize(stored)).split(';')[0] ?? null

test('a guest has a draft of each category, with its key', async () => {
  const other = { id: '00000000-0000-4000-8000-000000000002', key: 'k2', category_id: '8' }
  const drafts = [{ id, key: 'k1', category_id: '7' }, other]
  const read = await readGuestDrafts(await cookieOf(drafts))
  expect([read, keyOf(read, other.id), keyOf(read, 'unknown')]).toEqual([drafts, { draftKey: 'k2' }, {}])
  // As it was stored before.
  expect(await readGuestDrafts(await cookieOf(other))).toEqual([other])
  expect(await readGuestDrafts(null)).toEqual([])
  const [, header] = await endedDraftHeader(drafts, '7')
  expect(await readGuestDrafts(header.split(';')[0] ?? null)).toEqual([other])
})

test('a file that the draft does not have is named on its field', () => {
  const form = new FormData()
  for (const name of ['keep_file_ids', 'items.0.keep_file_ids', 'items.1.answers.2.keep_file_ids']) form.append(name, 'gone')
  form.append('items.2.keep_file_ids', 'kept')
  expect(lostFileErrors(form, [{ id: 'kept' }], 'lost')).toEqual({
    file_ids: ['lost'],
    'items.0.file_ids': ['lost'],
    'items.1.answers.2': ['lost'],
  })
})
