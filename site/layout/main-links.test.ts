import { expect, test } from 'vitest'
import { permittedLinks } from './main-links.ts'

test('a menu has no links to pages that the user may not open', () => {
  expect(permittedLinks([{ to: '/orders' }, { to: '/chat' }, { to: '/wallet' }], ['/chat', '/settlements'])).toEqual([
    { to: '/orders' },
    { to: '/wallet' },
  ])
})
