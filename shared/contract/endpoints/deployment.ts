import * as z from 'zod'
import { confirmDeploymentForm, deploymentState } from '../deployment.ts'
import { endpoint } from '../endpoint.ts'

export const checkReadiness = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  action: 'ops.live',
  summary: 'The process can serve requests',
  bare: z.object({ status: z.literal('ok') }),
})
export const showDeployment = endpoint({
  method: 'GET',
  path: '/api/admin/deployment',
  action: 'adm.me',
  summary: 'Whether messages, refunds and payouts are held because the database belongs to another deployment',
  response: deploymentState,
})
export const confirmDeployment = endpoint({
  method: 'POST',
  path: '/api/admin/deployment/confirm',
  action: 'adm.deployment',
  summary: 'Send messages, refunds and payouts from this deployment',
  body: confirmDeploymentForm,
  response: z.object({ discarded: z.int() }),
  msg: { en: 'Messages, refunds and payouts are sent from here', ar: 'تُرسل الرسائل والمبالغ المستردة والتحويلات من هنا' },
})
