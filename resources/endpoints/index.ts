// Every endpoint: those of the shared table, and those whose forms are the fields of a resource.
export * from '@wasl/shared/contract/endpoints/index.ts'
export * from './provider-cars.ts'
export * from './provider-packages.ts'
export * from './provider-products.ts'
export * from './provider-shipping.ts'
