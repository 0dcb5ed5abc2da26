import { empty, idParams } from '../common.ts'
import { claimDisputeForm } from '../deposit-claims.ts'
import { endpoint } from '../endpoint.ts'

export const acceptClaim = endpoint({
  method: 'POST',
  path: '/api/deposit-claims/:id/accept',
  action: 'ord.received',
  summary: 'Accept a claim on your security deposit',
  params: idParams,
  response: empty,
  msg: { en: 'The claim is accepted', ar: 'قُبلت المطالبة' },
})
export const disputeClaim = endpoint({
  method: 'POST',
  path: '/api/deposit-claims/:id/dispute',
  action: 'ord.received',
  summary: 'Dispute a claim on your security deposit, with a reason',
  params: idParams,
  body: claimDisputeForm,
  response: empty,
  msg: { en: 'An administrator decides about the claim', ar: 'ستبتّ الإدارة في المطالبة' },
})
export const withdrawClaim = endpoint({
  method: 'POST',
  path: '/api/deposit-claims/:id/withdraw',
  action: 'prv.car.step',
  summary: 'Withdraw your claim on a security deposit',
  params: idParams,
  response: empty,
  msg: { en: 'The claim is withdrawn', ar: 'سُحبت المطالبة' },
})
