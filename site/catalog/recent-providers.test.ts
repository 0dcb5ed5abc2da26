// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearRecentProviders, readRecentProviders, rememberProvider } from './recent-providers.ts'

beforeEach(() => localStorage.clear())

const provider = (id: string) => ({ id, name: { ar: 'مزوّد', en: 'Provider' }, logo_url: null, category_id: 'c' })
const idsOf = (user: string) => readRecentProviders(user).map(({ id }) => id)

test('the newest is first, each once, and at most seven', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'c']) rememberProvider('user', provider(id))
  expect(idsOf('user')).toEqual(['c', 'h', 'g', 'f', 'e', 'd', 'b'])
})

test('each account has its own, and damaged ones are left out', () => {
  rememberProvider('user', provider('a'))
  expect(idsOf('other')).toEqual([])
  localStorage.setItem('wasl-recent-providers:other', '[{"id":1},{"id":"b","name":{"ar":"أ","en":"B"},"logo_url":null,"category_id":"c"}]')
  expect(idsOf('other')).toEqual(['b'])
  localStorage.setItem('wasl-recent-providers:other', '{')
  expect(idsOf('other')).toEqual([])
})

test('logging out removes those of every account, and nothing else', () => {
  for (const user of ['user', 'other']) rememberProvider(user, provider('a'))
  localStorage.setItem('theme', 'dark')
  clearRecentProviders()
  expect([idsOf('user'), idsOf('other'), localStorage.getItem('theme')]).toEqual([[], [], 'dark'])
})
