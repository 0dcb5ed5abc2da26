import { expect, test } from 'vitest'
import { choice, longText, text } from '../registry/fields.ts'
import { createDataProvider } from './data-provider.ts'
import { createHttp } from './http.ts'
import { createOwnRow, listOwnRows } from './own-rows.ts'

const requests = {
  name: 'data-requests',
  fields: {
    kind: choice('Type', 'النوع', { correction: { en: 'Correction', ar: 'تصحيح' } }),
    details: longText('Details', 'التفاصيل'),
    note: text('Note', 'ملاحظة'),
  },
  access: { own: { fields: ['kind', 'details', 'created_at'] } },
}

function ownProvider() {
  const sent: string[] = []
  const http = createHttp({ locale: () => 'ar' })
  http.defaults.adapter = async (config) => {
    sent.push([config.method, http.getUri(config), config.data].filter(Boolean).join(' '))
    return { data: [], status: 200, statusText: '', headers: {}, config }
  }
  return { provider: createDataProvider('/api/own', http), sent }
}

test('the address of own rows has their length', async () => {
  const { provider, sent } = ownProvider()
  await listOwnRows(provider, requests, { fields: ['kind', 'created_at'], limit: 20 })
  await listOwnRows(provider, requests, { fields: ['kind'] })
  await createOwnRow(provider, requests, { details: 'x' })
  expect(sent).toEqual([
    'get /api/own/data-requests?_end=20&_start=0',
    'get /api/own/data-requests',
    'post /api/own/data-requests {"details":"x"}',
  ])
})

test('a field that the owner may not read is an error', async () => {
  const failed = listOwnRows(ownProvider().provider, requests, { fields: ['note'] })
  await expect(failed).rejects.toThrow('the owner of data-requests does not read note')
})
