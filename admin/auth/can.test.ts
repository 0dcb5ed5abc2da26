import { boolean, localized } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { expect, test } from 'vitest'
import { barTo } from './can.ts'

const banners = resource({
  name: 'banners',
  label: { one: ['Banner', 'لافتة'], many: ['Banners', 'لافتات'] },
  group: 'content',
  icon: 'picture',
  fields: { title: localized('Title', 'العنوان'), is_shown: boolean('Shown', 'ظاهرة') },
  title: 'title',
  list: ['title'],
  sort: 'title',
  access: { remove: false },
  actions: { hide: { label: ['Hide', 'إخفاء'], when: (banner) => banner.is_shown, set: { is_shown: false } } },
})
const editor = { is_super: false, permissions: ['banners.list', 'banners.hide'] }
const owner = { is_super: true, permissions: [] }

test('an admin may do what the role holds and nothing else', () => {
  expect(barTo(editor, banners, 'list')).toBeNull()
  expect(barTo(editor, banners, 'hide')).toBeNull()
  expect(barTo(editor, banners, 'edit')).toBe('noPermission')
})

test('a super admin may do everything that is open', () => {
  expect(barTo(owner, banners, 'edit')).toBeNull()
})

test('what a resource closes is closed to everyone', () => {
  expect(barTo(owner, banners, 'delete')).toBe('closed')
  expect(barTo(editor, banners, 'delete')).toBe('closed')
})
