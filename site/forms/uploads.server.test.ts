import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { expect, test } from 'vitest'
import { createApiClient } from '../server/api.server.ts'
import { uploadFiles } from './uploads.server.ts'

test('files that cannot be sent are named, and the form says that none could be uploaded', async () => {
  const apiFetch = () => Promise.reject(new TypeError('fetch failed'))
  const api = createApiClient({ locale: 'en', token: 'secret', path: pathIn('en', pages.orders()), apiFetch })
  const files = [new File(['a'], 'plan.pdf'), new File(['b'], 'photo.png')]
  const { uploaded, errors } = await uploadFiles(api, files, 'order')
  expect(uploaded).toEqual([])
  expect(errors[0]).toBe('There are no valid files to upload')
  expect(errors[1]).toContain('plan.pdf')
})
