import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { sendPending } from './chat-requests.ts'

afterEach(() => vi.unstubAllGlobals())

test('a message to a closed room is rejected with the reason and not sent again', async () => {
  const denial_reason = { ar: 'أُغلقت المحادثة', en: 'This chat is closed' }
  vi.stubGlobal('fetch', async () => Response.json({ msg: denial_reason.en, denial_reason }, { status: 409 }))
  const result = await sendPending(resourceRoutes.chatMessages({ id: '1' }), {
    client_id: '1',
    text: 'a',
    files: [],
    state: 'waiting',
  })
  expect(result).toMatchObject({ ok: false, retry: false, denialReason: denial_reason })
})

test('a message rejected for itself leaves the room open', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ msg: 'Too long', denial_reason: null }, { status: 422 }))
  const result = await sendPending(resourceRoutes.chatMessages({ id: '1' }), {
    client_id: '1',
    text: 'a',
    files: [],
    state: 'waiting',
  })
  expect(result).toMatchObject({ ok: false, retry: false, denialReason: null })
})
