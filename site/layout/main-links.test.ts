import { pages } from '@wasl/shared/pages/pages.ts'
import { expect, test } from 'vitest'
import { permittedLinks } from './main-links.ts'

test('a menu has no links to pages that the user may not open', () => {
  expect(
    permittedLinks([{ to: pages.orders() }, { to: pages.chats() }, { to: pages.wallet() }], [pages.chats(), pages.settlements()]),
  ).toEqual([{ to: pages.orders() }, { to: pages.wallet() }])
})
