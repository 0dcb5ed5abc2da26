import { expect, test } from 'vitest'
import { draftIdOf } from './order-draft.server.ts'

const id = '00000000-0000-4000-8000-000000000001'
test.each([
  [`/static/our_services/7/send-order?draft=${id}`, id],
  [`/en/static/our_services/7/send-order?services=1&draft=${id}`, id],
  ['/static/our_services/7/send-order', null],
  [`/orders?draft=${id}`, null],
  [`/static/our_services/7/8/send-order?draft=${id}`, null],
])('a login that leads to %s sends the draft %s', (path, expected) => expect(draftIdOf(path)).toBe(expected))
