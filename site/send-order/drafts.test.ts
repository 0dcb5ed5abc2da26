// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearDrafts, readDraft, saveDraft, savesDrafts } from './drafts.ts'

const form = '/static/our_services/1/send-order'
beforeEach(() => localStorage.clear())

test.each([
  [form, true],
  [`/en${form}`, true],
  ['/static/our_services_provider/1', true],
  ['/provider_details/send-order/1/2', true],
  ['/static/our_services', false],
  ['/orders', false],
])('%s saves drafts: %s', (path, expected) => expect(savesDrafts(path)).toBe(expected))

test('both languages share one draft', () => {
  saveDraft({ path: form, owner: 'nora' }, { note: 'مكيف' })
  expect(readDraft({ path: `/en${form}`, owner: 'nora' })).toEqual({ note: 'مكيف' })
})

test('other paths save no draft, and clearing removes drafts only', () => {
  localStorage.setItem('other', '1')
  saveDraft({ path: '/orders', owner: 'nora' }, { note: 'x' })
  saveDraft({ path: form, owner: 'nora' }, { note: 'x' })
  clearDrafts()
  expect([readDraft({ path: form, owner: 'nora' }), localStorage.length]).toEqual([null, 1])
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
