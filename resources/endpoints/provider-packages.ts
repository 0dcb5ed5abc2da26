import { idParams } from '@wasl/shared/contract/common.ts'
import { endpoint } from '@wasl/shared/contract/endpoint.ts'
import { packageTransitionParams } from '@wasl/shared/contract/provider-packages.ts'
import { draftSchema, patchSchema } from '@wasl/shared/registry/schema.ts'
import type { Label } from '@wasl/shared/units.ts'
import { type OwnPackageView, ownPackage, ownPackageList, ownPackageView } from '../own-packages.ts'

const sent: Label = { en: 'Data sent successfully and will be reviewed', ar: 'تم إرسال البيانات بنجاح وستتم مراجعتها' }
const saved: Label = { en: 'Saved', ar: 'تم الحفظ' }

export const listOwnPackages = endpoint({
  method: 'GET',
  path: '/api/provider/packages',
  action: 'prv.packages',
  summary: 'The packages of your provider, newest first, and the services that it can make one of',
  response: ownPackageList,
})
export const createOwnPackage = endpoint({
  method: 'POST',
  path: '/api/provider/packages',
  action: 'prv.packages',
  summary: 'Add a package of your provider; clients see it once the administration has published it',
  body: draftSchema(ownPackage),
  response: ownPackageView,
  status: 201,
  msg: sent,
})
export const editOwnPackage = endpoint({
  method: 'PATCH',
  path: '/api/provider/packages/:id',
  action: 'prv.packages',
  summary:
    'Change a package of your provider: price and days of work at once, anything else after a review, until which nobody can book it',
  params: idParams,
  body: patchSchema(ownPackage),
  response: ownPackageView,
  msg: ({ status }: Pick<OwnPackageView, 'status'>) => (status === 'pending_review' ? sent : saved),
})
export const makePackageTransition = endpoint({
  method: 'POST',
  path: '/api/provider/packages/:id/transitions/:name',
  action: 'prv.packages',
  summary: 'Pause a package of your provider, or resume it',
  params: packageTransitionParams,
  response: ownPackageView,
  msg: saved,
})
