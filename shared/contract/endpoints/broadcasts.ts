import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

const audiences = ['all', 'clients', 'providers', 'city'] as const

export const countAudience = endpoint({
  method: 'GET',
  path: '/api/admin/broadcasts/audience',
  action: 'adm.notify',
  permission: 'broadcasts.list',
  summary: 'How many people an audience has now',
  query: z.object({ audience: z.enum(audiences), city_id: z.uuid().optional() }),
  bare: z.object({ people: z.int() }),
})
