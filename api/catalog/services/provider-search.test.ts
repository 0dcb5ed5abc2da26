import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const { call } = await testApp({}, { demo: true })

async function namesFor(q: string) {
  const { status, body } = await call('GET', `/api/search/providers?${new URLSearchParams({ q })}`)
  expect(status).toBe(200)
  return Object.values(body.data ?? {}).map(({ name }) => String(name?.en))
}

test('providers are found by words of their name in both languages, with or without the article', async () => {
  for (const q of ['إتقان', 'اتقان', 'itqan', 'Itqan Maint', 'للصيانة إتقان']) expect(await namesFor(q)).toContain('Itqan Maintenance')
  expect((await namesFor('صيانة')).length).toBeLessThanOrEqual(6)
  for (const q of ['qan', '…', 'itqan zzz']) expect(await namesFor(q)).toEqual([])
})

test('a search without a text, or with one that is too long, is refused', async () => {
  for (const q of ['', 'a'.repeat(81)]) expect((await call('GET', `/api/search/providers?q=${q}`)).status).toBe(422)
})
