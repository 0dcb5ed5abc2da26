// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearDrafts, keepsDrafts, readDraft, saveDraft } from './drafts.ts'

const form = '/static/our_services/1/send-order'
beforeEach(() => localStorage.clear())

test.each([
  [form, true],
  [`/en${form}`, true],
  ['/static/our_services_provider/1', true],
  ['/provider_details/send-order/1/2', true],
  ['/static/our_services', false],
  ['/orders', false],
])('%s keeps drafts: %s', (path, keeps) => expect(keepsDrafts(path)).toBe(keeps))

test('what was typed in Arabic is there in English', () => {
  saveDraft(form, { note: 'مكيف' })
  expect(readDraft(`/en${form}`)).toEqual({ note: 'مكيف' })
})

test('elsewhere nothing is kept, and clearing takes only drafts', () => {
  localStorage.setItem('other', '1')
  saveDraft('/orders', { note: 'x' })
  saveDraft(form, { note: 'x' })
  clearDrafts()
  expect([readDraft(form), localStorage.length]).toEqual([null, 1])
})
