import { resourceTables } from '../../resources/tables/registry/resource-tables.ts'

/** The tables of this folder that are built from the registry, by the names that code uses. */
export const {
  'document-changes': document_changes,
  'data-requests': data_requests,
  'register-checks': register_checks,
  consents,
} = resourceTables
