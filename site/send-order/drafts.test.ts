// @vitest-environment happy-dom
import { pages } from '@wasl/shared/pages/pages.ts'
import { beforeEach, expect, test } from 'vitest'
import { clearDraft, clearDrafts, readDraft, saveDraft, savesDrafts } from './drafts.ts'

const form = pages.sendOrder({ add: '1' })
beforeEach(() => localStorage.clear())

test.each([
  [form, true],
  [`/en${form}`, true],
  [pages.categoryProviders({ id: '1' }), true],
  [pages.sendProviderOrder({ add: '1', categoryId: '2' }), true],
  [pages.services(), false],
  [pages.orders(), false],
])('%s saves drafts: %s', (path, expected) => expect(savesDrafts(path)).toBe(expected))

test('both languages share one draft', () => {
  saveDraft({ path: form, owner: 'nora' }, { note: 'مكيف' })
  expect(readDraft({ path: `/en${form}`, owner: 'nora' })).toEqual({ note: 'مكيف' })
})

test('other paths save no draft, and clearing removes drafts only', () => {
  localStorage.setItem('other', '1')
  saveDraft({ path: pages.orders(), owner: 'nora' }, { note: 'x' })
  saveDraft({ path: form, owner: 'nora' }, { note: 'x' })
  clearDrafts()
  expect([readDraft({ path: form, owner: 'nora' }), localStorage.length]).toEqual([null, 1])
})

test('the draft of one path is cleared alone', () => {
  const other = pages.sendOrder({ add: '2' })
  saveDraft({ path: form, owner: 'nora' }, { note: 'x' })
  saveDraft({ path: other, owner: 'nora' }, { note: 'y' })
  clearDraft(`/en${form}`)
  expect([readDraft({ path: form, owner: 'nora' }), readDraft({ path: other, owner: 'nora' })]).toEqual([null, { note: 'y' }])
})

test('a guest who logs in goes on with the draft', () => {
  saveDraft({ path: form, owner: '' }, { note: 'x' })
  expect(readDraft({ path: form, owner: 'nora' })).toEqual({ note: 'x' })
})

test('another user does not see the draft, and ends it', () => {
  saveDraft({ path: form, owner: 'nora' }, { note: 'x' })
  expect(readDraft({ path: form, owner: 'saad' })).toBeNull()
  expect(readDraft({ path: form, owner: 'nora' })).toBeNull()
})
