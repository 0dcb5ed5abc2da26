import { describe, expect, test } from 'vitest'
import { asArray } from './lifecycle.ts'
import { smallLifecycles } from './small-lifecycles.ts'
import { canTransition, finalStatuses } from './status-lifecycle.ts'

/** For each lifecycle, each status with the target of every transition, or · if it is not possible. */
const grids: Readonly<Record<string, readonly string[]>> = {
  Offer: [
    'pending: pending accepted rejected withdrawn expired superseded',
    'accepted: · · · · · ·',
    'rejected: · · · · · ·',
    'withdrawn: · · · · · ·',
    'expired: · · · · · ·',
    'superseded: · · · · · ·',
  ],
  'Counter-offer': [
    'pending: accepted rejected revised closed',
    'accepted: · · · ·',
    'rejected: · · · ·',
    'revised: · · · ·',
    'closed: · · · ·',
  ],
  Invoice: [
    'draft: issued · · · · ·',
    'issued: · accepted rejected · cancelled ·',
    'accepted: · · · partially_paid cancelled paid',
    'rejected: · · · · · ·',
    'partially_paid: · · · partially_paid cancelled paid',
    'paid: · · · · cancelled ·',
    'cancelled: · · · · · ·',
  ],
  'Bank transfer': ['pending: confirmed confirmed rejected', 'confirmed: · · ·', 'rejected: · · ·'],
  'Refund request': ['pending: approved rejected closed', 'approved: · · ·', 'rejected: · · ·', 'closed: · · ·'],
  Refund: ['queued: sent · failed', 'sent: · confirmed failed', 'confirmed: · · ·', 'failed: · · ·'],
  Complaint: ['new: in_progress responded ·', 'in_progress: · responded ·', 'responded: · · in_progress'],
  'Dispute decision': [
    'proposed: approved rejected executed · withdrawn',
    'approved: · · executed appealed ·',
    'executed: · · · appealed ·',
    'rejected: · · · · ·',
    'appealed: · · · · ·',
    'withdrawn: · · · · ·',
  ],
  'Review report': ['new: hidden dismissed', 'hidden: · ·', 'dismissed: · ·'],
  Settlement: ['new: ended ·', 'ended: · new'],
  'Wallet withdrawal': [
    'first_review: pending · rejected cancelled · ·',
    'pending: · approved rejected cancelled · ·',
    'approved: · · rejected · paid returned',
    'paid: · · · · · returned',
    'rejected: · · · · · ·',
    'cancelled: · · · · · ·',
    'returned: · · · · · ·',
  ],
  'Payout run': ['pending: approved cancelled ·', 'approved: · · completed', 'completed: · · ·', 'cancelled: · · ·'],
  Payout: [
    'pending: approved · · · removed removed',
    'approved: · paid returned · · ·',
    'paid: · · · returned · ·',
    'returned: · · · · · ·',
    'removed: · · · · · ·',
  ],
  'Balance adjustment': ['pending: approved rejected', 'approved: · ·', 'rejected: · ·'],
  'Rejected credentials': ['open: closed ended ·', 'closed: · ended open', 'ended: · · open'],
  'Gateway difference': ['open: resolved gone ·', 'resolved: · · open', 'gone: · · open'],
}

describe.each(smallLifecycles)('$label.en', (lifecycle) => {
  const { label, start, statuses, transitions, turns } = lifecycle

  test('every transition from every status has its target, or is not possible', () => {
    const grid = Object.keys(statuses).map(
      (status) =>
        `${status}: ${Object.values(transitions)
          .map((transition) => (canTransition(transition, status) ? transition.to : '·'))
          .join(' ')}`,
    )
    expect(grid).toEqual(grids[label.en])
  })

  test('it starts in a declared status that is not final', () => {
    expect(Object.keys(statuses)).toContain(start)
    expect(finalStatuses(lifecycle)).not.toContain(start)
  })

  test('it is the turn of somebody who has a transition from there', () => {
    const idle = Object.entries(turns).filter(
      ([status, entry]) =>
        !Object.values(transitions).some(
          (transition) => canTransition(transition, status) && asArray(transition.by).some((side) => side === entry?.turn),
        ),
    )
    expect(idle).toEqual([])
  })
})
