import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** The brand that a new page reads from what the browser has stored. */
async function storedBrand(stored: string | null) {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem: () => {} })
  const { getBrand } = await import('./brand-store.ts')
  return getBrand()
}

test('a new page has the brand that this browser saw last, and the default instead of what it cannot read', async () => {
  const brand = { name: { ar: 'دار', en: 'Dar' }, color: '#1d4ed8', icon: null }
  expect(await storedBrand(JSON.stringify(brand))).toEqual(brand)
  const fallback = { name: { ar: 'وصل', en: 'Wasl' }, color: null, icon: null }
  for (const stored of [null, '{', '{"name":"Dar","color":"red","icon":1}']) expect(await storedBrand(stored)).toEqual(fallback)
})
