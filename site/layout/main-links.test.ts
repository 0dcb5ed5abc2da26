import { pages } from '@wasl/shared/pages/pages.ts'
import { expect, test } from 'vitest'
import { isBusiness, mainLinks, permittedLinks } from './main-links.ts'

test('a menu has no links to pages that the user may not open', () => {
  expect(
    permittedLinks([{ to: pages.orders() }, { to: pages.chats() }, { to: pages.wallet() }], [pages.chats(), pages.settlements()]),
  ).toEqual([{ to: pages.orders() }, { to: pages.wallet() }])
})

test('the links of a provider are to its business, those of a client to what can be ordered', () => {
  const viewer = { id: '1', name: 'نورة', is_notify: true, avatar_url: null, client_type: null, can_order: false }
  const addresses = (role: 'client' | 'provider') => mainLinks({ ...viewer, role }).map(({ to }) => String(to))
  expect([addresses('provider').includes(pages.ownProducts()), addresses('provider').includes(pages.store())]).toEqual([true, false])
  expect([addresses('client').includes(pages.ownProducts()), addresses('client').includes(pages.store())]).toEqual([false, true])
  expect([isBusiness({ role: 'provider' }, { to: pages.orders() }), isBusiness({ role: 'client' }, { to: pages.orders() })]).toEqual([
    true,
    false,
  ])
})
