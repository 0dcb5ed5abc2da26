import { expect, test } from 'vitest'
import { seedDemo } from '../../demo/seed.ts'
import { testApp } from '../../testing/test-app.ts'
import { chat_messages } from './resource-tables.ts'

const { db, shared } = await testApp()
await seedDemo(shared)

test('the longest message is kept in any script, though lists show messages and an index could not hold it', async () => {
  // Scattered over three bytes each, so that no compression makes it short.
  let state = 7
  const scattered = () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCodePoint(0x4e00 + (state % 20_000))
  }
  const message = Array.from({ length: 2000 }, scattered).join('')
  const [kept] = await db.update(chat_messages).set({ message }).returning({ message: chat_messages.message })
  expect(kept?.message).toBe(message)
})
