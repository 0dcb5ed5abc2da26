import { choice, dateTime, longText, text } from '@wasl/shared/registry/fields.ts'
import { historyLabelsOf } from '@wasl/shared/registry/history-labels.ts'
import { type AnyResource, resource } from '@wasl/shared/registry/resource.ts'
import { settingsForm } from '@wasl/shared/settings/settings-form.ts'
import type { Label } from '@wasl/shared/units.ts'

/** The audit log; its action and resource labels come from the logged resources. */
export const auditEntries = (logged: Readonly<Record<string, AnyResource>>) =>
  resource({
    name: 'audit-entries',
    label: {
      one: { en: 'Audit entry', ar: 'قيد في السجل' },
      many: { en: 'Audit log', ar: 'سجل التغييرات' },
      rows: { en: 'Changes', ar: 'التغييرات' },
      newRowsArabic: { one: 'تغيير جديد', two: 'تغييران جديدان', few: 'تغييرات جديدة', many: 'تغييرًا جديدًا' },
    },
    group: 'system',
    icon: 'audit',
    table: 'domain',
    timestamps: [],
    isLog: true,
    fields: {
      actor_kind: choice('By', 'الجهة', {
        admin: { en: 'Administration', ar: 'الإدارة' },
        user: { en: 'User', ar: 'مستخدم' },
        system: { en: 'System', ar: 'النظام' },
      }),
      actor_name: text('Name', 'الاسم', {
        valueLabels: {
          system: { en: 'System', ar: 'النظام' },
          scheduler: { en: 'Scheduler', ar: 'المؤقّت' },
          demo: { en: 'Demo data', ar: 'البيانات التجريبية' },
        },
      }),
      action: choice('Action', 'الإجراء', actionLabels(logged), { allowUnknown: true }),
      resource: choice('Resource', 'القسم', resourceLabels(logged), { allowUnknown: true }),
      row_id: text('Record', 'السجل', { optional: true, resourceField: 'resource' }),
      reason: longText('Reason', 'السبب', { optional: true }),
      request_id: text('Request ID', 'معرّف الطلب التقني', { optional: true }),
      at: dateTime('Time', 'الوقت'),
    },
    title: 'action',
    subtitle: 'row_id',
    list: ['at', 'actor_name', 'action', 'resource', 'row_id', 'actor_kind'],
    filters: ['actor_kind', 'action', 'resource', 'at'],
    sort: '-at',
    search: ['actor_name'],
    access: { action: 'adm.audit.read', create: false, edit: false, remove: false },
  })

type ChoiceLabels = Readonly<Record<string, Label>>

// When two resources share an action name, the first one in menu order provides the label.
const actionLabels = (logged: Readonly<Record<string, AnyResource>>): ChoiceLabels =>
  Object.fromEntries(
    Object.values(logged)
      .reverse()
      .flatMap((declaration) => Object.entries(historyLabelsOf(declaration))),
  )

const resourceLabels = (logged: Readonly<Record<string, AnyResource>>): ChoiceLabels => ({
  ...Object.fromEntries(Object.values(logged).map(({ name, label }) => [name, label.many])),
  [settingsForm.name]: settingsForm.label.many,
  ledger_transactions: { en: 'Ledger', ar: 'القيود المالية' },
})
