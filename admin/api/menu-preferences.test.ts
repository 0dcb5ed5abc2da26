import { afterEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
})
afterEach(() => vi.resetModules())
const load = () => import('./menu-preferences.ts')

test('folded groups and favorites are read again by another page; odd stored values count as none', async () => {
  const { setMenuPreferences, toggleFavorite } = await load()
  setMenuPreferences({ folded: ['store'] })
  toggleFavorite('orders')
  toggleFavorite('complaints')
  toggleFavorite('orders')
  expect(JSON.parse([...stored.values()][0] ?? '')).toEqual({ folded: ['store'], favorites: ['complaints'] })
  vi.resetModules()
  const other = await load()
  other.toggleFavorite('faqs')
  expect(JSON.parse([...stored.values()][0] ?? '')).toEqual({ folded: ['store'], favorites: ['complaints', 'faqs'] })
  stored.set('wasl.admin.menu', '{"folded":7,"favorites":[1,"orders"]}')
  vi.resetModules()
  const odd = await load()
  odd.toggleFavorite('faqs')
  expect(JSON.parse([...stored.values()][0] ?? '')).toEqual({ folded: [], favorites: ['orders', 'faqs'] })
})
