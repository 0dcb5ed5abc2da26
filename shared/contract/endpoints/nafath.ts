import * as z from 'zod'
import type { Label } from '../../units.ts'
import { challenge, loggedIn, profile } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { nafathCallback, nafathForm, nafathLoginForm, nafathRequest, nafathState, nafathTokenForm } from '../nafath.ts'

const sent: Label = { en: 'Choose the number in the Nafath app', ar: 'اختر الرقم في تطبيق نفاذ' }

// The registration handler validates the other fields against the current settings.
const registration = z.looseObject({ token: nafathTokenForm.shape.token })

export const startNafathLogin = endpoint({
  method: 'POST',
  path: '/api/auth/nafath',
  action: 'auth.nafath',
  summary: 'Start a Nafath request; `data.token` is needed for what follows',
  body: nafathForm,
  response: nafathRequest,
  msg: sent,
  status: 201,
})
export const checkNafathLogin = endpoint({
  method: 'POST',
  path: '/api/auth/nafath/status',
  action: 'auth.nafath',
  summary: 'The answer to a Nafath request; `has_account` is true for a login, false for a registration',
  body: nafathTokenForm,
  response: nafathState,
})
export const logInWithNafath = endpoint({
  method: 'POST',
  path: '/api/auth/nafath/login',
  action: 'auth.nafath',
  summary: 'Log in with an approved Nafath request, once',
  body: nafathLoginForm,
  response: loggedIn,
  msg: { en: 'Welcome back', ar: 'أهلًا بعودتك' },
})
export const registerWithNafath = endpoint({
  method: 'POST',
  path: '/api/auth/nafath/register',
  action: 'auth.nafath',
  summary: 'Register an individual client with an approved Nafath request and the fields of auth/register; a code is sent',
  body: registration,
  response: challenge,
  msg: { en: 'We sent you a code', ar: 'أرسلنا إليك رمز التحقق' },
  status: 201,
})
export const receiveNafathAnswer = endpoint({
  method: 'POST',
  path: '/api/webhooks/nafath',
  action: 'auth.nafath',
  summary: 'An answer that the Nafath service sends, in a token signed by it',
  body: nafathCallback,
  response: z.null(),
  limit: { max: 120, perSeconds: 60 },
})
export const startIdentityCheck = endpoint({
  method: 'POST',
  path: '/api/user/identity',
  action: 'me.update',
  summary: 'Start a Nafath request that verifies the identity of this account',
  body: nafathForm,
  response: nafathRequest,
  msg: sent,
  status: 201,
})
export const checkIdentity = endpoint({
  method: 'POST',
  path: '/api/user/identity/status',
  action: 'me.update',
  summary: 'The answer to a request of this account',
  body: nafathTokenForm,
  response: nafathState,
})
export const linkIdentity = endpoint({
  method: 'POST',
  path: '/api/user/identity/link',
  action: 'me.update',
  summary: 'Verify the account with an approved request, once',
  body: nafathTokenForm,
  response: profile,
  msg: { en: 'Your identity is verified', ar: 'تم التحقق من هويتك' },
})
