import { pages } from '../pages/pages.ts'
import { statusLifecycle } from '../registry/status-lifecycle.ts'
import type { StatusOf } from './lifecycle.ts'

/** The lifecycle of what a delegate of a provider delivers or fetches of one order. It ends with its last step, and at the latest with the order. */
export const delegationLifecycle = statusLifecycle({
  label: { en: 'Delegation', ar: 'الإسناد' },
  start: 'assigned',
  statuses: {
    assigned: { en: 'Assigned', ar: 'مُسند' },
    started: { en: 'Under way', ar: 'بدأ التنفيذ' },
    done: { en: 'Done', ar: 'تمّ' },
    released: { en: 'Released', ar: 'أُعفي منه' },
  },
  tones: { assigned: 'warn', started: 'warn', done: 'good', released: 'plain' },
  turns: {},
  transitions: {
    start: {
      label: { en: 'Started', ar: 'بدء التنفيذ' },
      by: 'provider',
      from: 'assigned',
      to: 'started',
    },
    finish: {
      label: { en: 'Done', ar: 'إتمام' },
      by: 'provider',
      from: ['assigned', 'started'],
      to: 'done',
    },
    release: {
      label: { en: 'Release', ar: 'أعفِ المندوب' },
      historyLabel: { en: 'Released', ar: 'إعفاء المندوب' },
      by: ['provider', 'system'],
      from: ['assigned', 'started'],
      to: 'released',
      notify: [{ to: 'user_id', type: 'delegate_released', link: () => pages.deliveries() }],
    },
  },
})
export type DelegationStatus = StatusOf<typeof delegationLifecycle>
export type DelegationTransition = keyof typeof delegationLifecycle.transitions

/** The statuses in which a delegate still has something to do, and sees what it needs for it. */
export const openDelegationStatuses = ['assigned', 'started'] as const satisfies readonly DelegationStatus[]
