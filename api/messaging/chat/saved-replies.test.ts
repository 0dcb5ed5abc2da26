import { expect, test } from 'vitest'
import { newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { call, clock } = app
const newUser = async () => sessionToken(app, await newClient(app))
const save = (token: string, text: string) => call('POST', '/api/chat/saved-replies', { token, body: { text } })
const textsOf = async (token: string): Promise<string[]> => {
  const { data = {} } = (await call('GET', '/api/chat/saved-replies', { token })).body
  return Object.values(data).map((reply) => String(Object(reply).text))
}

test('a user saves a text once, reads the list and deletes from it', async () => {
  const token = await newUser()
  await save(token, '  أنا في الطريق إليك  ')
  clock.advance(1000)
  await save(token, 'سأصل خلال نصف ساعة')
  expect((await save(token, 'أنا في الطريق إليك')).status).toBe(200)
  expect(await textsOf(token)).toEqual(['أنا في الطريق إليك', 'سأصل خلال نصف ساعة'])
  const [first] = Object.values((await call('GET', '/api/chat/saved-replies', { token })).body.data ?? {})
  const path = `/api/chat/saved-replies/${Object(first).id}`
  expect((await call('DELETE', path, { token: await newUser() })).status).toBe(404)
  expect((await call('DELETE', path, { token })).status).toBe(200)
  expect(await textsOf(token)).toEqual(['سأصل خلال نصف ساعة'])
})

test('a text has one to 500 characters, and a list at most thirty, also if two are saved at once', async () => {
  const token = await newUser()
  for (const text of ['', '   ', 'ن'.repeat(501)]) expect((await save(token, text)).body.errors).toHaveProperty(['text'])
  for (let at = 1; at <= 29; at += 1) await save(token, `رد ${at}`)
  const results = await Promise.all([save(token, 'أولهما'), save(token, 'ثانيهما')])
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await textsOf(token)).toHaveLength(30)
})
