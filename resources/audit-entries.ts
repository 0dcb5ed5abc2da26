import { settingsForm } from '@wasl/shared/contract/settings-form.ts'
import { choice, dateTime, localized, longText, text } from '@wasl/shared/registry/fields.ts'
import { commonHistoryLabels, historyLabelsOf } from '@wasl/shared/registry/history-labels.ts'
import { type AnyResource, resource } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import { ledgerPostings } from './ledger-postings.ts'

/** What the audit log has besides resources. */
export const otherLogged: readonly AnyResource[] = [settingsForm, ledgerPostings]

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
      action: choice('Action', 'الإجراء', actionLabels(logged), {
        allowUnknown: true,
        labelsBy: { field: 'resource', labels: labelsByResource(logged) },
      }),
      resource: choice('Resource', 'القسم', resourceLabels(logged), { allowUnknown: true }),
      row_id: text('Record', 'السجل', { optional: true, resourceField: 'resource', nameField: 'row_title' }),
      row_title: localized('Name of the record', 'اسم السجل', { optional: true, internal: true }),
      reason: longText('Reason', 'السبب', { optional: true }),
      request_id: text('Request ID', 'معرّف الطلب التقني', { optional: true }),
      at: dateTime('Time', 'الوقت'),
    },
    title: 'action',
    subtitle: 'row_id',
    list: ['at', 'actor_name', 'action', 'resource', 'row_id', 'actor_kind'],
    filters: ['actor_kind', 'actor_name', 'action', 'resource', 'at'],
    sort: '-at',
    search: ['actor_name', 'row_title'],
    access: { action: 'adm.audit.read', create: false, edit: false, remove: false },
  })

type ChoiceLabels = Readonly<Record<string, Label>>

// The options of the filter: for an action that several resources have, the common label or the one of the first resource in menu order.
const actionLabels = (logged: Readonly<Record<string, AnyResource>>): ChoiceLabels => ({
  ...Object.fromEntries(
    Object.values(logged)
      .reverse()
      .flatMap((declaration) => Object.entries(historyLabelsOf(declaration))),
  ),
  ...commonHistoryLabels,
})

const labelsByResource = (logged: Readonly<Record<string, AnyResource>>): Readonly<Record<string, ChoiceLabels>> =>
  Object.fromEntries(allLogged(logged).map((declaration) => [declaration.name, historyLabelsOf(declaration)]))

const resourceLabels = (logged: Readonly<Record<string, AnyResource>>): ChoiceLabels =>
  Object.fromEntries(allLogged(logged).map(({ name, label }) => [name, label.many]))

const allLogged = (logged: Readonly<Record<string, AnyResource>>) => [...Object.values(logged), ...otherLogged]
