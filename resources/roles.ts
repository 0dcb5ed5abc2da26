import { localized, permissions } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const roles = resource({
  name: 'roles',
  label: { one: ['Role', 'دور وظيفي'], many: ['Roles', 'الأدوار الوظيفية'] },
  group: 'people',
  icon: 'safety-certificate',
  table: 'domain',
  fields: {
    name: localized('Name', 'الاسم', { min: 2, max: 60 }),
    permissions: permissions('Permissions', 'الصلاحيات', {
      help: ['What you lack yourself you cannot give', 'لا يمكنك منح صلاحية لا تملكها'],
    }),
  },
  title: 'name',
  list: ['name', 'permissions', 'updated_at'],
  sort: 'name',
  access: {},
  related: ['admins.role_id'],
})
