import { choice, dateTime, longText, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const auditEntries = resource({
  name: 'audit-entries',
  label: { one: ['Audit entry', 'قيد في السجل'], many: ['Audit log', 'سجل التغييرات'] },
  group: 'system',
  icon: 'audit',
  table: 'domain',
  isTrail: true,
  fields: {
    actor_kind: choice('By', 'الجهة', { admin: ['Administration', 'الإدارة'], user: ['User', 'مستخدم'], system: ['System', 'النظام'] }),
    actor_name: text('Name', 'الاسم'),
    action: text('Action', 'الإجراء'),
    resource: text('Section', 'القسم'),
    row_id: text('Row', 'معرّف السجل', { optional: true }),
    reason: longText('Reason', 'السبب', { optional: true }),
    request_id: text('Request id', 'معرّف الطلب التقني', { optional: true }),
    at: dateTime('At', 'الوقت'),
  },
  title: 'action',
  list: ['at', 'actor_name', 'actor_kind', 'action', 'resource', 'row_id', 'request_id'],
  filters: ['actor_kind', 'action', 'resource', 'at'],
  sort: '-at',
  search: ['actor_name', 'action', 'resource'],
  access: { create: false, edit: false, remove: false },
})
