import { expect, test } from 'vitest'
import { paidGoods } from '../../testing/paid-goods.ts'
import { readPdfText } from '../../testing/pdf.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { packingSlipData, renderPackingSlip } from './packing-slip.ts'

const app = await testApp({}, { demo: true })
const { call } = app
const { pay, page, transition } = await paidGoods(app)

test('the packing slip has the goods that are still to be sent, the address and no price, for its provider and the administration', async () => {
  const { client, owner, order } = await pay([3, 1])
  const path = `/api/orders/${order}/packing-slip`
  expect((await call('GET', path, { token: client })).status).toBe(403)
  expect((await call('GET', path, { token: owner })).headers['content-type']).toBe('application/pdf')
  const admin = await adminToken(app, 'all')
  const download = await call('GET', `/api/admin/orders/${order}/document`, { token: admin })
  expect([download.status, download.headers['content-type']]).toEqual([200, 'application/pdf'])
  const { number, goods } = await page(owner, order)
  await transition(owner, order, 'prepare')
  await transition(owner, order, 'send_out', { lines: [{ line_id: goods.lines[0].id, quantity: 2 }] })
  const data = await packingSlipData(app, order)
  expect(data.lines.map(({ ordered, open }) => [ordered, open])).toEqual([
    ['3', '1'],
    ['1', '1'],
  ])
  expect(data.buyer.lines).toEqual([expect.stringContaining('8228'), 'العليا', expect.stringContaining(' · ')])
  const { text } = await readPdfText((await renderPackingSlip(app.createContext(), order)).bytes)
  for (const part of ['Packing slip', number, goods.lines[0].title.en]) expect(text).toContain(part)
  for (const part of ['SAR', 'riyal', 'VAT']) expect(text).not.toContain(part)
})
