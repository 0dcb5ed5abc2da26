import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { smallLifecycles } from './small-lifecycles.ts'
import { canTransition, statusLifecycle } from './status-lifecycle.ts'

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

describe.each(smallLifecycles.filter(({ label }) => grids[label.en]))('$label.en', ({ label, statuses, transitions }) => {
  test('every transition from every status has its target, or is not possible', () => {
    const grid = Object.keys(statuses).map(
      (status) =>
        `${status}: ${Object.values(transitions)
          .map((transition) => (canTransition(transition, status) ? transition.to : '·'))
          .join(' ')}`,
    )
    expect(grid).toEqual(grids[label.en])
  })
})

test('every grid is one of a lifecycle', () =>
  expect(smallLifecycles.map(({ label }) => label.en)).toEqual(expect.arrayContaining(Object.keys(grids))))

test('every lifecycle of this folder is listed', () => {
  const declared = readdirSync(import.meta.dirname).filter(
    (name) => name.endsWith('.ts') && /= statusLifecycle\(\{/.test(readFileSync(join(import.meta.dirname, name), 'utf8')),
  )
  expect(smallLifecycles).toHaveLength(declared.length)
})

describe('a lifecycle is refused', () => {
  const text = { en: 'X', ar: 'س' }
  const declare = (to: 'new' | 'done', by: 'admin' | 'client') =>
    statusLifecycle({
      label: { en: 'Visit', ar: 'زيارة' },
      start: 'new',
      statuses: { new: text, done: text },
      tones: { new: 'warn', done: 'good' },
      transitions: { finish: { label: text, by, from: 'new', to } },
      turns: { new: { turn: 'admin', next: text } },
    })
  test('with a status that nothing leads to', () =>
    expect(() => declare('new', 'admin')).toThrow('Visit lifecycle: no transition leads to done'))
  test('with a turn of somebody who cannot act', () =>
    expect(() => declare('done', 'client')).toThrow('in new it is the turn of the admin'))
  test('unless every status is reached', () => expect(declare('done', 'admin').start).toBe('new'))
})
