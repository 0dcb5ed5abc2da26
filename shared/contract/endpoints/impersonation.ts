import { endpoint } from '../endpoint.ts'
import { impersonationCode, impersonationForm, startedImpersonation, startImpersonationForm } from '../impersonation.ts'

export const startImpersonation = endpoint({
  method: 'POST',
  path: '/api/admin/impersonations',
  action: 'adm.impersonate',
  summary: 'Prepare a read-only session as a client or provider user; the code starts it within a minute',
  body: impersonationForm,
  response: impersonationCode,
  status: 201,
})
export const openImpersonation = endpoint({
  method: 'POST',
  path: '/api/auth/impersonation',
  action: 'auth.login',
  summary: 'Exchange the code for the token of a read-only session of 15 minutes; a code works once',
  body: startImpersonationForm,
  response: startedImpersonation,
  limit: { max: 20, perSeconds: 60 },
})
