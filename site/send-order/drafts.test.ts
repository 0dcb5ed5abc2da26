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
  saveDraft(form, { note: 'مكيف' })
  expect(readDraft(`/en${form}`)).toEqual({ note: 'مكيف' })
})

test('other paths save no draft, and clearing removes drafts only', () => {
  localStorage.setItem('other', '1')
  saveDraft('/orders', { note: 'x' })
  saveDraft(form, { note: 'x' })
  clearDrafts()
  expect([readDraft(form), localStorage.length]).toEqual([null, 1])
})
