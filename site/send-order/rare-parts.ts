import { lazyOr } from '../ui/lazy-or.ts'

// What few readers of the form see. The server renders it like any other part; its script loads where it is shown.
const nothing = () => null

export const AddressChoice = lazyOr(async () => ({ default: (await import('./AddressChoice.tsx')).AddressChoice }), nothing)
export const BookedPackage = lazyOr(async () => ({ default: (await import('./BookedPackage.tsx')).BookedPackage }), nothing)
export const CompanyFields = lazyOr(async () => ({ default: (await import('../forms/CompanyFields.tsx')).CompanyFields }), nothing)
