import { expect, test } from 'vitest'
import { chatReports } from '../../messaging/tables/chat.ts'
import { testApp } from '../../testing/test-app.ts'

const { db } = await testApp({}, { demo: true })

test('a message of maximum length is stored in any script, although lists show messages and an index entry could not hold it', async () => {
  // Random characters of three bytes each, so that compression cannot shorten it.
  let state = 7
  const randomCharacter = () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCodePoint(0x4e00 + (state % 20_000))
  }
  const text = Array.from({ length: 2000 }, randomCharacter).join('')
  const [stored] = await db.update(chatReports).set({ text }).returning({ text: chatReports.text })
  expect(stored?.text).toBe(text)
})
