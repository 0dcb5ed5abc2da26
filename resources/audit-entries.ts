import { choice, dateTime, longText, text } from '@wasl/shared/registry/fields.ts'
import { actsOf } from '@wasl/shared/registry/history-labels.ts'
import { type AnyResource, resource } from '@wasl/shared/registry/resource.ts'
import { settingsForm } from '@wasl/shared/settings/settings-form.ts'
import type { Label } from '@wasl/shared/units.ts'

/** The log of all writes, in the words of the resources it tells of. */
export const auditEntriesOf = (told: Readonly<Record<string, AnyResource>>) =>
  resource({
    name: 'audit-entries',
    label: {
      one: ['Audit entry', 'قيد في السجل'],
      many: ['Audit log', 'سجل التغييرات'],
      rows: ['Changes', 'التغييرات'],
      fresh: { one: 'تغيير جديد', two: 'تغييران جديدان', few: 'تغييرات جديدة', many: 'تغييرًا جديدًا' },
    },
    group: 'system',
    icon: 'audit',
    table: 'domain',
    stamps: [],
    isTrail: true,
    fields: {
      actor_kind: choice('By', 'الجهة', { admin: ['Administration', 'الإدارة'], user: ['User', 'مستخدم'], system: ['System', 'النظام'] }),
      actor_name: text('Name', 'الاسم', {
        words: { system: ['System', 'النظام'], clock: ['Clock', 'المؤقّت'], demo: ['Demo data', 'البيانات التجريبية'] },
      }),
      action: choice('Action', 'الإجراء', wordsOf(told), { isOpen: true }),
      resource: choice('Section', 'القسم', sectionsOf(told), { isOpen: true }),
      row_id: text('Row', 'السجل', { optional: true, rowOf: 'resource' }),
      reason: longText('Reason', 'السبب', { optional: true }),
      request_id: text('Request id', 'معرّف الطلب التقني', { optional: true }),
      at: dateTime('At', 'الوقت'),
    },
    title: 'action',
    besideTitle: 'row_id',
    list: ['at', 'actor_name', 'action', 'resource', 'row_id', 'actor_kind'],
    filters: ['actor_kind', 'action', 'resource', 'at'],
    sort: '-at',
    search: ['actor_name'],
    access: { create: false, edit: false, remove: false },
  })

type Words = Readonly<Record<string, Label>>

// Of two that share a name the first of the menu says what it is called.
const wordsOf = (told: Readonly<Record<string, AnyResource>>): Words =>
  Object.fromEntries(
    Object.values(told)
      .reverse()
      .flatMap((declaration) => Object.entries(actsOf(declaration))),
  )

const sectionsOf = (told: Readonly<Record<string, AnyResource>>): Words => ({
  ...Object.fromEntries(Object.values(told).map(({ name, label }) => [name, label.many])),
  [settingsForm.name]: settingsForm.label.many,
  ledger_transactions: ['Ledger', 'القيود المالية'],
})
