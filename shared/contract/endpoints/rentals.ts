import { idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'

export const downloadRentalProtocol = endpoint({
  method: 'GET',
  path: '/api/orders/:id/rental-protocol',
  action: 'ord.read',
  summary: 'The hand-overs of a rented car with damage, photos and claims, as PDF; for both parties',
  params: idParams,
  file: 'application/pdf',
})
