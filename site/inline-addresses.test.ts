import { expect, test } from 'vitest'
import { withInlineAddresses } from './inline-addresses.ts'

const imported = "import { pages } from '@wasl/shared/pages/pages.ts'\n"
const inlined = "import { address as pageAddress } from '@wasl/shared/pages/address.ts'\n"

test.each([
  ['<PageLink to={pages.orders()} />', '<PageLink to={"/orders"} />'],
  ['route(pages.order.pattern)', 'route("/orders/:id")'],
  ["pages.orders({ tab: 'new' })", `pageAddress("/orders?side&kind&tab&assigned&q&from&to&page")({ tab: 'new' })`],
  ['pages.home() // pages of guests', '"/" // pages of guests'],
])('%s is %s', (code, result) => expect(withInlineAddresses(imported + code)).toBe(inlined + result))

test('a file that does more with the map keeps it', () => {
  for (const code of ['Object.values(pages)', 'pages[name]()', 'const { home } = pages\npages.orders()'])
    expect(withInlineAddresses(imported + code)).toBe(imported + code)
})
