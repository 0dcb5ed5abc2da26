import { dayMs, hourMs } from '@wasl/shared/utils/durations.ts'
import { expect, test } from 'vitest'
import { bookedCars } from '../../testing/booked-cars.ts'
import { readPdfText } from '../../testing/pdf.ts'
import { adminToken } from '../../testing/people.ts'
import { newShopper } from '../../testing/store.ts'
import { testApp } from '../../testing/test-app.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { renderRentalProtocol, rentalProtocolData } from './protocol.ts'

const app = await testApp({}, { demo: true })
const { call, clock } = app
const { owner, step, book, checks, condition, tokenOf } = await bookedCars(app)
const start = Date.parse('2027-03-07T08:00:00.000Z')

test('the protocol has both hand-overs with damage and photos and the claims, for both parties and the administration', async () => {
  const { id, client } = await book(start, 2)
  const path = `/api/orders/${id}/rental-protocol`
  expect((await call('GET', path, { token: await tokenOf(client.id) })).status).toBe(404)
  clock.advance(start - 2 * hourMs - Date.parse(clock.now()))
  await runDueDeadlines(app.shared)
  await step(owner, id, 'start_inspection')
  await step(owner, id, 'finish_inspection', { checks })
  const out = { ...(await condition(12_000, 8)), damage: [{ x: 20, y: 35, note: 'خدش في الباب' }] }
  await step(owner, id, 'hand_over', { ...out, license_shown: true, contract_number: 'TJ-4711' })
  await step(client.id, id, 'confirm_handover')
  clock.advance(2 * dayMs)
  await step(owner, id, 'take_back', { ...(await condition(12_400, 4)), notes: 'تحتاج إلى غسيل' })
  const { file_ids } = await condition(0, 0)
  await step(owner, id, 'claim_deposit', { kind: 'fuel', reason: 'نصف الخزان', amount: 12_050, file_ids })

  for (const token of [await tokenOf(client.id), await tokenOf(owner)])
    expect(await call('GET', path, { token })).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
  expect((await call('GET', path, { token: await tokenOf((await newShopper(app)).id) })).status).toBe(404)
  const admin = await adminToken(app, 'all')
  expect((await call('GET', `/api/admin/orders/${id}/document?renderer=rental_protocol_pdf`, { token: admin })).status).toBe(200)

  const data = await rentalProtocolData(app.createContext(), id)
  expect(data).toMatchObject({
    contract: 'TJ-4711',
    driver: 'سعد العتيبي',
    handovers: [
      { km: '12,000', fuel: '8/8', damage: [{ note: 'خدش في الباب' }] },
      { km: '12,400', fuel: '4/8', confirmed: '', notes: 'تحتاج إلى غسيل' },
    ],
    claims: [{ amount: '120.50', retained: '' }],
  })
  expect(JSON.stringify(data)).not.toContain('5678') // of the license
  const { text } = await readPdfText((await renderRentalProtocol(app.createContext(), id)).bytes)
  for (const part of ['Hand-over protocol', data.number, 'TJ-4711', '12,400', '120.50']) expect(text).toContain(part)
})
