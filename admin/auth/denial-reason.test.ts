import { boolean, localized } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { expect, test } from 'vitest'
import { denialReason } from './denial-reason.ts'

const banners = resource({
  name: 'banners',
  label: { one: { en: 'Banner', ar: 'لافتة' }, many: { en: 'Banners', ar: 'لافتات' } },
  group: 'content',
  icon: 'picture',
  fields: { title: localized('Title', 'العنوان'), is_shown: boolean('Shown', 'ظاهرة') },
  title: 'title',
  list: ['title'],
  sort: 'title',
  access: { action: 'adm.banners', remove: false },
  actions: { hide: { label: { en: 'Hide', ar: 'إخفاء' }, when: (banner) => banner.is_shown, set: { is_shown: false } } },
})
const editor = { is_super: false, permissions: ['banners.list', 'banners.hide'] }
const owner = { is_super: true, permissions: [] }

test('an admin may do only what the role permits', () => {
  expect(denialReason(editor, banners, 'list')).toBeNull()
  expect(denialReason(editor, banners, 'hide')).toBeNull()
  expect(denialReason(editor, banners, 'edit')).toBe('noPermission')
})

test('a super admin may do every action a resource offers', () => {
  expect(denialReason(owner, banners, 'edit')).toBeNull()
})

test('an action a resource does not offer is closed to everyone', () => {
  expect(denialReason(owner, banners, 'delete')).toBe('closed')
  expect(denialReason(editor, banners, 'delete')).toBe('closed')
})
