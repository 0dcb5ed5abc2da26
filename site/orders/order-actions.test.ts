import { expect, test } from 'vitest'
import type { ApiClient } from '../server/api.server.ts'
import { runOrderAction } from './order-actions.server.ts'

test.each(['', 'unknown', 'constructor', 'toString'])('the intent “%s” is no action', async (intent) => {
  const form = new FormData()
  form.set('intent', intent)
  // Safe: an unknown action calls nothing.
  const response = await runOrderAction({} as ApiClient, 'id', form).catch((error: unknown) => error)
  expect(response).toBeInstanceOf(Response)
  expect((response as Response).status).toBe(400)
})
