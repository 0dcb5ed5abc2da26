import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ordersDoc } from '@wasl/shared/lifecycle/orders/orders-doc.ts'
import { lifecyclesOf } from '@wasl/shared/registry/lifecycles-of.ts'
import { type AnyResource, actionDenialReason } from '@wasl/shared/registry/resource.ts'
import { canTransition } from '@wasl/shared/registry/status-lifecycle.ts'
import { describe, expect, test } from 'vitest'
import { resources } from './index.ts'

test('docs/orders.md is up to date; `npm run docs` writes it', () => {
  const written = readFileSync(join(import.meta.dirname, '../docs/orders.md'), 'utf8')
  expect(written).toBe(`${ordersDoc(lifecyclesOf(resources))}\n`)
})

const lifecycleFields = Object.entries<AnyResource>(resources).flatMap(([name, declaration]) =>
  Object.entries(declaration.fields).flatMap(([field, declared]) =>
    declared.kind === 'choice' && declared.lifecycle ? [{ name, declaration, field, lifecycle: declared.lifecycle }] : [],
  ),
)

describe.each(lifecycleFields)('the $field of $name', ({ declaration, field, lifecycle }) => {
  const { statuses, transitions } = lifecycle
  const label = { en: 'No', ar: 'لا' }

  test('offers a button in exactly the statuses from which its transition starts', () => {
    const byAdmin = Object.entries(transitions).filter(([name]) => declaration.actions?.[name])
    const grid = (isPossible: (name: string, status: string) => boolean) =>
      Object.keys(statuses).map((status) => `${status}: ${byAdmin.map(([name]) => (isPossible(name, status) ? name : '·')).join(' ')}`)
    const now = '2026-11-21T09:30:00.000Z'
    const offered = grid((name, status) => {
      const action = declaration.actions?.[name]
      return action !== undefined && actionDenialReason(action, { [field]: status }, { now, admin_id: null, fallback: label }) === null
    })
    expect(offered).toEqual(grid((name, status) => canTransition({ label, by: 'admin', to: '', from: [], ...transitions[name] }, status)))
  })
  test('is set by a button to the status to which its transition leads', () => {
    const set = Object.entries(transitions).map(([name, { to }]) => [name, declaration.actions?.[name]?.set[field] ?? to])
    expect(set).toEqual(Object.entries(transitions).map(([name, { to }]) => [name, to]))
  })
  test('shows whose turn it is from its lifecycle', () => {
    if (declaration.pending?.statusField === field) expect(declaration.pending.turns).toBe(lifecycle.turns)
  })
})

test('every status that has the statuses of a lifecycle is declared with it', () => {
  const all = lifecyclesOf(resources).map(({ statuses }) => statuses)
  const others = Object.entries<AnyResource>(resources).flatMap(([name, { fields }]) =>
    Object.entries(fields).flatMap(([field, declared]) =>
      declared.kind === 'choice' && !declared.lifecycle && all.some((statuses) => statuses === declared.options)
        ? [`${name}.${field}`]
        : [],
    ),
  )
  expect(others).toEqual([])
})
