import { createHttp } from '@wasl/shared/data-provider/http.ts'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { followServerClock, serverNow } from '../api/server-clock.ts'
import { ageText } from './age-text.ts'

test('ages are counted by the clock of the server', async () => {
  const time = '2031-05-20T09:00:00.000Z'
  const http = createHttp({ locale: () => 'en' })
  http.defaults.adapter = async (config) => ({ data: null, status: 200, statusText: 'OK', headers: { 'x-server-time': time }, config })
  followServerClock(http)
  await http.get('/api/admin/auth/me')
  expect(serverNow().slice(0, 16)).toBe(time.slice(0, 16))
  // Safe: the text is only its key and its count.
  const t = ((key: string, values?: { count: number }) => `${key} ${values?.count}`) as unknown as TFunction
  expect(ageText('2031-05-20T04:00:00.000Z', t)).toBe('age.hours 5')
})
