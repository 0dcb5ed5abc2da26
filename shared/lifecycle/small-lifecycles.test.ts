import { describe, expect, test } from 'vitest'
import { many } from './lifecycle.ts'
import { smallLifecycles } from './small-lifecycles.ts'
import { endsOf, mayStep } from './status-lifecycle.ts'

/** For each lifecycle, status by step: where it leads, or · where it is refused. */
const grids: Readonly<Record<string, readonly string[]>> = {
  Offer: [
    'pending: pending accepted rejected withdrawn expired superseded',
    'accepted: · · · · · ·',
    'rejected: · · · · · ·',
    'withdrawn: · · · · · ·',
    'expired: · · · · · ·',
    'superseded: · · · · · ·',
  ],
  Invoice: [
    'draft: issued · · · ·',
    'issued: · accepted rejected · ·',
    'accepted: · · · partially_paid paid',
    'rejected: · · · · ·',
    'partially_paid: · · · partially_paid paid',
    'paid: · · · · ·',
  ],
  'Bank transfer': ['pending: confirmed refused', 'confirmed: · ·', 'refused: · ·'],
  Complaint: ['new: in_progress responded ·', 'in_progress: · responded ·', 'responded: · · in_progress'],
  Settlement: ['new: ended', 'ended: ·'],
}

describe.each(smallLifecycles)('$label.0', (lifecycle) => {
  const { label, start, statuses, steps, turns } = lifecycle

  test('every step from every status leads where it should, or is refused', () => {
    const grid = Object.keys(statuses).map(
      (status) =>
        `${status}: ${Object.values(steps)
          .map((step) => (mayStep(step, status) ? step.to : '·'))
          .join(' ')}`,
    )
    expect(grid).toEqual(grids[label[0]])
  })

  test('it begins in a declared status that something leaves', () => {
    expect(Object.keys(statuses)).toContain(start)
    expect(endsOf(lifecycle)).not.toContain(start)
  })

  test('it is the turn of somebody who may take a step from there', () => {
    const idle = Object.entries(turns).filter(
      ([status, wait]) => !Object.values(steps).some((step) => mayStep(step, status) && many(step.by).some((side) => side === wait?.turn)),
    )
    expect(idle).toEqual([])
  })
})
