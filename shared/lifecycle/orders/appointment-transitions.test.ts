import { expect, test } from 'vitest'
import { evaluateTransition } from '../lifecycle.ts'
import { type OrderFacts, orderGuards } from './guards.ts'
import { type OrderActor, type OrderTransition, orderLifecycle } from './order-lifecycle.ts'
import { allPassing } from './passing-facts.ts'

const inProgress = (changes: Partial<OrderFacts>): OrderFacts => ({ ...allPassing, status: 'in_progress', ...changes })
function outcome(name: OrderTransition, actor: OrderActor, facts: OrderFacts): string {
  const verdict = evaluateTransition(orderLifecycle, orderGuards, name, actor, facts)
  return verdict.allowed ? 'allowed' : verdict.code
}

test('a proposed time is answered by the other side, before it has passed', () => {
  const proposed = (by: 'client' | 'provider', time = '2026-11-22T09:00:00.000Z') => inProgress({ proposed_time: { at: time, by } })
  for (const [by, other] of [['client', 'provider'] as const, ['provider', 'client'] as const]) {
    expect(outcome('accept_time', other, proposed(by))).toBe('allowed')
    expect(outcome('reject_time', other, proposed(by))).toBe('allowed')
    expect(outcome('withdraw_time', by, proposed(by))).toBe('allowed')
    expect(outcome('propose_time', by, proposed(by))).toBe('allowed')
    for (const name of ['accept_time', 'reject_time'] as const) expect(outcome(name, by, proposed(by))).toBe(`time_from_${other}`)
    expect(outcome('withdraw_time', other, proposed(by))).toBe(`time_from_${other}`)
  }
  expect(outcome('accept_time', 'client', proposed('provider', '2026-11-21T09:00:00.000Z'))).toBe('proposed_time_ahead')
  expect(outcome('reject_time', 'client', proposed('provider', '2026-11-21T09:00:00.000Z'))).toBe('allowed')
})

test('each step of a visit is made once, in order', () => {
  const visit = (visit_step: OrderFacts['visit_step']) => inProgress({ visit_step })
  const possible = (step: OrderFacts['visit_step']) =>
    (['start_trip', 'arrive', 'start_work'] as const).filter((name) => outcome(name, 'provider', visit(step)) === 'allowed')
  expect([possible(null), possible('on_the_way'), possible('arrived'), possible('started')]).toEqual([
    ['start_trip'],
    ['arrive'],
    ['start_work'],
    [],
  ])
  expect(outcome('start_trip', 'provider', inProgress({ is_on_site: false }))).toBe('is_on_site')
  expect(outcome('start_trip', 'client', visit(null))).toBe('wrong_actor')
})
