import { ownPackageState, packageChoices } from '@wasl/shared/contract/provider-packages.ts'
import { rowSchema } from '@wasl/shared/registry/row-schema.ts'
import { packages } from './packages.ts'

const { provider_id: _owner, status: _status, return_reason: _reason, ...entered } = packages.fields
/** What a provider enters of its package: its fields are those of the back office. */
export const ownPackage = { fields: entered }

export const ownPackageView = ownPackageState.extend({ entered: rowSchema(ownPackage) })
export const ownPackageList = packageChoices.extend({ packages: ownPackageView.array() })
export type OwnPackageView = (typeof ownPackageView)['_output']
export type OwnPackageList = (typeof ownPackageList)['_output']
