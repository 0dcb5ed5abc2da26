import { localized, permissions } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const roles = resource({
  name: 'roles',
  label: { one: { en: 'Role', ar: 'دور وظيفي' }, many: { en: 'Roles', ar: 'الأدوار الوظيفية' } },
  group: 'people',
  icon: 'safety-certificate',
  table: 'domain',
  fields: {
    name: localized('Name', 'الاسم', { min: 2, max: 60 }),
    permissions: permissions('Permissions', 'الصلاحيات', {
      help: { en: 'You can only grant permissions you have', ar: 'لا يمكنك منح صلاحية لا تملكها' },
    }),
  },
  title: 'name',
  list: ['name', 'permissions', 'updated_at'],
  sort: 'name',
  access: { action: { read: 'adm.roles.read', write: 'adm.roles.write' } },
  related: ['admins.role_id'],
})
